// Starts the simulated service and the shop on two origins; with --check it completes one purchase and stops. Other
// flags go to the service: `npm start -- --scenario declined`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const flags = process.argv.slice(2)
const isCheck = flags.includes('--check')
const children = []
let stopping = false

const servicePort = await freePort('127.0.0.1', 4010)
const shopPort = await freePort('localhost', 5273)
const service = `http://127.0.0.1:${servicePort}`
const shop = `http://localhost:${shopPort}`

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

start('service', [
  '--conditions=@onramp-kit/source',
  'packages/msw/src/cli/main.ts',
  ...flags.filter((flag) => flag !== '--check'),
  '--port',
  servicePort,
])
start('shop', [
  'node_modules/vite/bin/vite.js',
  'examples/shop',
  '--port',
  shopPort,
  '--strictPort',
])
await Promise.all([answers(`${service}/_simulator/state`), answers(shop)])

if (isCheck) {
  const { buyOnce } = await import('./buyOnce.mjs')
  stop(await buyOnce({ shop, service }))
}
console.log(`
  The shop       ${shop}
  The service    ${service}   (simulated: no money moves)

  Pay with 4242 4242 4242 4242, any later date, any CVC. Ctrl+C stops both.
`)

function start(name, args) {
  const child = spawn(process.execPath, args.map(String), {
    cwd: root,
    env: { ...process.env, VITE_ONRAMP_URL: service },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('exit', (code) => {
    if (stopping) return
    console.error(`The ${name} exited unexpectedly (code ${code}).`)
    stop(1)
  })
  children.push(child)
}

function stop(code) {
  stopping = true
  for (const child of children) child.kill()
  process.exit(code)
}

async function answers(url) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  console.error(`${url} does not respond.`)
  stop(1)
}
