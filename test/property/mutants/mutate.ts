import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { mutants } from './mutants.ts'

const root = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)))

/** Applies the mutant of this name to every module that a test loads. Without a name it does nothing. */
export function mutate(name: string | undefined): Plugin {
  const mutant = mutants.find((each) => each.name === name)
  if (name !== undefined && mutant === undefined) throw new Error(`unknown mutant "${name}"`)
  return {
    name: 'onramp-kit:mutate',
    enforce: 'pre',
    transform(code, id) {
      if (mutant === undefined || id.replace(/\?.*/s, '') !== root + mutant.file) return null
      const [before, after, ...more] = code.split(mutant.find)
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`${mutant.file} must contain "${mutant.find}" exactly once`)
      return before + mutant.replace + after
    },
  }
}
