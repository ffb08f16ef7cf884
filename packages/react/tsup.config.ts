import { copyFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { pureConstants } from '../../scripts/pureConstants.ts'
import { shared } from '../../tsup.shared.ts'
import { buildStyles } from './buildStyles.ts'

/** Builds a file per module, so that bundlers drop unused modules and keep 'use client' where it is. */
export const modules: Options = {
  ...shared,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/**/*.css.ts'],
  esbuildPlugins: [
    pureConstants,
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

export default defineConfig({
  ...modules,
  async onSuccess() {
    await writeFile('dist/styles.css', await buildStyles('styles.css'))
    await writeFile('dist/styles.sealed.css', await buildStyles('styles.sealed.css'))
    await copyFile('src/styles/styles.d.css.ts', 'dist/styles.d.css.ts')
  },
})
