import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('onramp-')

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  optimizeDeps: { exclude: ['@onramp-kit/element'] },
})
