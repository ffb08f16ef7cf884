// Writes the generated documents: all of them, or those named as arguments.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from './documents.ts'

const named = process.argv.slice(2)
const unknown = named.filter((path) => !Object.hasOwn(documents, path))
if (unknown.length > 0)
  throw new Error(`${unknown.join()}: not one of ${Object.keys(documents).join(', ')}`)

for (const [path, print] of Object.entries(documents)) {
  if (named.length > 0 && !named.includes(path)) continue
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await print())
  console.log(path)
}
