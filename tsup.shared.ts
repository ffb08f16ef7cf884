import type { Options } from 'tsup'

/**
 * How every package is built: each module becomes a file of its own, as in the source, so that a merchant's bundler
 * drops what is not used module by module. Declarations come from tsc.
 */
export const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/**/*.css.ts'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  dts: false,
  sourcemap: true,
  treeshake: false,
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
