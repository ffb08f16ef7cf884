import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { filesBelow } from '../../filesBelow.ts'
import type { DocComment } from './docComment.ts'
import { docComments } from './docComments.ts'

const folders = ['core', 'superseded'].map((name) =>
  fileURLToPath(new URL(`../../../packages/${name}/src/contract`, import.meta.url)),
)

/** An exported constant of the contract with its doc comments. */
export interface Declaration {
  readonly name: string
  readonly value: unknown
  /** The comment of the constant. */
  readonly doc: DocComment | undefined
  /** The comment of a property by its path, such as `source/currency`. */
  readonly docOf: (path: string) => DocComment | undefined
}

/** Reads every declaration of the contracts' modules. */
export async function readContract(): Promise<readonly Declaration[]> {
  const files = folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.ts') && !/(^|\/)index\.ts$|\.test\.ts$/.test(file))
      .map((file) => join(folder, file)),
  )
  const read = await Promise.all(files.map(readModule))
  return read.flat()
}

/** The name of a constant as the name of its type: `cardOrder` → `CardOrder`. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

async function readModule(path: string): Promise<readonly Declaration[]> {
  const docs = docComments(path, readFileSync(path, 'utf8'))
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<
    string,
    unknown
  >
  return Object.entries(module).map(([name, value]) => ({
    name,
    value,
    // A schema's comments are those of its type, which editors show.
    doc: docs.get(name) ?? docs.get(pascal(name)),
    docOf: (inner) => docs.get(`${name}/${inner}`) ?? docs.get(`${pascal(name)}/${inner}`),
  }))
}
