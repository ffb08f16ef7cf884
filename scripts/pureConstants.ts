import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { parseSync } from 'rolldown/utils'

/**
 * Marks module constants as pure: `const a = f(b)` becomes a call of `() => f(b)` with the annotation that bundlers read.
 * They drop such a constant where it is unused, with all that it refers to. Between modules `"sideEffects": false` does
 * that, but not inside a bundle.
 */
export const pureConstants: Plugin = {
  name: 'pure constants',
  setup(build) {
    build.onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      // From the last to the first, so that positions stay valid.
      for (const { start, end } of impureConstants(path, contents).toReversed()) {
        const init = contents.slice(start, end)
        contents = `${contents.slice(0, start)}/* @__PURE__ */ (() => (${init}))()${contents.slice(end)}`
      }
      return { contents, loader: 'ts' }
    })
  },
}

/** Initializers of a module's own constants that a bundler has to take for side effects. */
function impureConstants(path: string, source: string) {
  return parseSync(path, source)
    .program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init !== null && runsCode(init) ? [init] : []))
}

const runs = ['CallExpression', 'MemberExpression', 'NewExpression', 'SpreadElement']

/** Whether evaluating a node may run code. A function does not until it is called. */
function runsCode(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const type = 'type' in node && typeof node.type === 'string' ? node.type : ''
  if (/Function/.test(type)) return false
  return runs.includes(type) || Object.values(node).some(runsCode)
}
