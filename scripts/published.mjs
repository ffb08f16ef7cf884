import { readFileSync } from 'node:fs'

/** The published packages in dependency order. */
export const published = [
  'core',
  'doctor',
  'msw',
  'superseded',
  'react',
  'element',
  'create-onramp-kit',
]
  .map((name) => `packages/${name}`)
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
  }))
