import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts', 'src/cli.ts'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  dts: false,
  sourcemap: true,
  treeshake: false,
})
