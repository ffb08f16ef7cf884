import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../../filesBelow.ts'
import type { DocComment } from './docComment.ts'
import { type Declaration, type Module, readModule } from './readModule.ts'

export const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url))
const modules = new Map<string, Module>()

/** Reads a module by its path: `core/src/index.ts`. */
export function moduleAt(path: string): Module {
  const known = modules.get(path)
  if (known !== undefined) return known
  const module = readModule(path, readFileSync(PACKAGES + path, 'utf8'))
  modules.set(path, module)
  return module
}

/** Lists the modules of a folder, without tests, stories and the catalogs of messages. */
export function modulesBelow(folder: string): readonly string[] {
  return filesBelow(PACKAGES + folder)
    .filter((file) => /(?<!\.test|\.stories|\.helper)\.tsx?$/.test(file))
    .filter((file) => !/^messages\/(?!messages\.ts)/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** Returns the doc comment of a constant, a type, or a property of it: `situations/paying`. */
export function docOf(path: string, name: string): DocComment | undefined {
  const [first, ...rest] = name.split('/')
  const declaration = moduleAt(path).declarations.find((each) => each.name === first)
  return rest.length === 0 ? declaration?.doc : declaration?.inner.get(rest.join('/'))
}

/** Returns the text of a doc comment that must exist. */
export function textOf(path: string, name: string): string {
  const doc = docOf(path, name)
  if (doc === undefined) throw new Error(`${path}: ${name} has no doc comment`)
  return doc.text
}

/** A name that a module exports. */
export interface Exported {
  readonly as: string
  /** The module of the declaration. */
  readonly path: string
  /** Undefined for a namespace: all that the module at `path` exports. */
  readonly declaration: Declaration | undefined
}

/** Lists the names that a module exports or passes on. Leaves out those of other packages. */
export function exportsOf(path: string): readonly Exported[] {
  return moduleAt(path).exports.flatMap(({ as, name, from }) => {
    if (from !== undefined && !from.startsWith('.')) return []
    const origin = from === undefined ? path : join(dirname(path), from)
    const declaration = moduleAt(origin).declarations.find((each) => each.name === name)
    return [{ as, path: origin, declaration }]
  })
}
