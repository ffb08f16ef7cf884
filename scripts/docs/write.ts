// Writes the generated documents.
import { mkdirSync, writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

for (const [path, print] of Object.entries(documents)) {
  const file = new URL(`../../${path}`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, await print())
  console.log(path)
}
