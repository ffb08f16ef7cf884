import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  optimizeDeps: { exclude: ['@onramp-kit/element'] },
})
