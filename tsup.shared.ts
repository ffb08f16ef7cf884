import type { Options } from 'tsup'
import { pureConstants } from './scripts/pureConstants.ts'

/** What the builds of all packages share. */
export const shared: Options = {
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
  renderChunk: (code) => ({ code: code.replaceAll(/^import "[^"]*";$/gm, '') }),
}
