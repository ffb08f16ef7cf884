import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Uses the sources of the packages in this repository, without a build.
  resolve: { conditions: ['@onramp-kit/source', 'module', 'browser', 'development|production'] },
  server: { host: 'localhost', port: 5273 },
  build: { modulePreload: { polyfill: false } },
})
