import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Without it, `react-router dev` finds them during the first visit, whose page then stays without scripts.
  optimizeDeps: { include: ['@onramp-kit/core', '@onramp-kit/react'] },
})
