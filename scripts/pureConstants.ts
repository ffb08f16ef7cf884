import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { parseSync } from 'rolldown/utils'

/**
 * Marks the constants of a module as pure: the calls of `const a = f(b)` get the annotation that bundlers read, and what else may
 * have side effects becomes such a call, of `() => a.b`. Bundlers drop the constant where it is unused, with all that it refers
 * to. Between modules `"sideEffects": false` does that, but not inside a module or a bundle.
 */
export const pureConstants: Plugin = {
  name: 'pure constants',
  setup(build) {
    build.onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, async ({ path }) => ({
      contents: markPureConstants(path, await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

function markPureConstants(path: string, source: string): string {
  let marked = source
  // From the last to the first, so that positions stay valid.
  for (const { start, end, isCall } of marksOf(path, source).toReversed()) {
    const text = marked.slice(start, end)
    const call = isCall ? text : `(() => (${text}))()`
    marked = `${marked.slice(0, start)}/* @__PURE__ */ ${call}${marked.slice(end)}`
  }
  return marked
}

interface Mark {
  readonly start: number
  readonly end: number
  /** Whether it is a call, for which the annotation suffices. */
  readonly isCall: boolean
}

/** Returns what to mark in the initializers of a module's own constants. */
function marksOf(path: string, source: string): readonly Mark[] {
  return parseSync(path, source)
    .program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => {
      if (init === null) return []
      const { start, end } = init
      return callsIn(init) ?? [{ start, end, isCall: false }]
    })
}

/** Returns the calls that run as a node is evaluated, or `undefined` if anything else may have side effects. */
function callsIn(node: unknown): readonly Mark[] | undefined {
  if (typeof node !== 'object' || node === null) return []
  const { type = '', start = 0, end = 0 } = node as Partial<Expression>
  // A function does nothing until it is called.
  if (/Function/.test(type)) return []
  if (/^(MemberExpression|SpreadElement)$/.test(type)) return undefined
  const inner = Object.values(node).map(callsIn)
  if (inner.includes(undefined)) return undefined
  const isCall = /^(Call|New)Expression$/.test(type)
  return [...(isCall ? [{ start, end, isCall }] : []), ...inner.flatMap((marks) => marks ?? [])]
}

interface Expression {
  readonly type: string
  readonly start: number
  readonly end: number
}
