// Runs the shop beside the simulated service, as `npm run dev` of the shop does. Flags go to the service:
// `npm start -- --scenario declined`.
import process from 'node:process'

process.argv.push('--', process.execPath, 'node_modules/vite/bin/vite.js')
process.argv.push('examples/shop', '--config', 'scripts/demo.vite.ts')
await import('../packages/msw/src/cli/main.ts')
