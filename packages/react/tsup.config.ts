import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  dts: false,
  sourcemap: true,
  treeshake: false,
  // Every export is a client component or a hook, so the whole file is marked.
  banner: { js: "'use client';" },
  onSuccess: () => copyFile('src/styles/styles.css', 'dist/styles.css'),
})
