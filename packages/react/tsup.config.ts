import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { modules } from '../../tsup.shared.ts'

export default defineConfig({
  ...modules,
  // Every export is a client component, a hook or for one.
  banner: { js: "'use client';" },
  async onSuccess() {
    for (const file of ['styles.css', 'styles.d.css.ts'])
      await copyFile(`src/styles/${file}`, `dist/${file}`)
  },
})
