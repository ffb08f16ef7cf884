import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  vite: { optimizeDeps: { exclude: ['@onramp-kit/element'] } },
})
