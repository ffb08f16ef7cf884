import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Inside of this repository the packages are used as they are written, without a build in between.
  resolve: { conditions: ['@onramp-kit/source', 'module', 'browser', 'development|production'] },
  server: { host: 'localhost', port: 5273 },
  build: { modulePreload: { polyfill: false } },
})
