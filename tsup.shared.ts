import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { parseSync } from 'rolldown/utils'
import type { Options } from 'tsup'

const shared: Options = {
  format: ['esm'],
  target: 'es2023',
  clean: true,
  // tsc writes the declarations.
  dts: false,
  sourcemap: true,
  treeshake: false,
  // The package includes the sources that the maps point to.
  esbuildOptions: (options) => {
    options.sourcesContent = false
  },
}

/** Builds a file per module, so that bundlers drop unused modules and keep 'use client' where it is. */
export const modules: Options = {
  ...shared,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/**/*.css.ts'],
  esbuildPlugins: [
    {
      name: 'keep modules apart',
      setup(build) {
        build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
          kind === 'entry-point'
            ? undefined
            : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        )
      },
    },
  ],
}

/** Builds a file per entry and what entries share, so that Node loads few modules. */
export function bundles(...entries: readonly string[]): Options {
  return {
    ...shared,
    entry: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
    splitting: true,
    esbuildPlugins: [pureConstants],
    plugins: [withoutBareImports],
  }
}

/**
 * Removes the imports by which esbuild keeps the order of side effects, of which a package has none. An app's esbuild warns of
 * each, and loads what it names at once.
 */
const withoutBareImports: NonNullable<Options['plugins']>[number] = {
  name: 'without bare imports',
  // The lines stay, so that the source map stays valid.
  renderChunk: (code) => ({ code: code.replaceAll(/^import "\.[^"]*";$/gm, '') }),
}

/**
 * Marks module constants as pure: `const a = f(b)` becomes a call of `() => f(b)` with the annotation that bundlers read.
 * They drop such a constant where it is unused, with all that it refers to. Between modules `"sideEffects": false` does
 * that, but not inside a bundle.
 */
const pureConstants: Plugin = {
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
