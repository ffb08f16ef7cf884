import { readFileSync } from 'node:fs'

/** The packages that are published, in the order in which they need each other. */
export const published = ['packages/core', 'packages/msw', 'packages/react'].map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
}))
