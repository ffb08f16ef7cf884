import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [solid()],
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  optimizeDeps: { exclude: ['@onramp-kit/element'] },
})
