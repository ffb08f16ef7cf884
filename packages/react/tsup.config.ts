import { copyFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { modules } from '../../tsup.shared.ts'
import { buildStyles } from './buildStyles.ts'

export default defineConfig({
  ...modules,
  async onSuccess() {
    await writeFile('dist/styles.css', await buildStyles('styles.css'))
    await writeFile('dist/styles.sealed.css', await buildStyles('styles.sealed.css'))
    await copyFile('src/styles/styles.d.css.ts', 'dist/styles.d.css.ts')
  },
})
