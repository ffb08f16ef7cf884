import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter() })],
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  optimizeDeps: { exclude: ['@onramp-kit/element'] },
})
