import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Mutant } from './mutants.ts'
import type { Core } from './world.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = `${root}packages/core/src`

/** Returns the file with the mutant. Throws unless it contains the text once. */
export function mutate({ file, find, replace }: Mutant): string {
  const [before, after, ...more] = readFileSync(`${sources}/${file}`, 'utf8').split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} does not contain this text once: ${find}`)
  return before + replace + after
}

/** Loads a copy of core that has the mutant. */
export async function loadMutated(mutant: Mutant, name: string): Promise<Core> {
  const copy = `${root}.generated/explored/${name}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(sources, copy, { recursive: true, filter: (path) => !path.includes('.test.') })
  writeFileSync(`${copy}/${mutant.file}`, mutate(mutant))
  return import(pathToFileURL(`${copy}/index.ts`).href)
}
