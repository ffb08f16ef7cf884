import { readFileSync } from 'node:fs'

/** The published packages in dependency order. */
export const published = ['packages/core', 'packages/msw', 'packages/react'].map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
}))
