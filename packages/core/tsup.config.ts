import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'contract/index': 'src/contract/index.ts' },
  format: ['esm'],
  target: 'es2023',
  clean: true,
  dts: false,
  sourcemap: true,
  treeshake: false,
})
