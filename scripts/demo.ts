// Runs the simulated service and the shop on two origins, in one process, so that neither outlives the other. Flags go to
// the service: `npm start -- --scenario declined`.
import { fileURLToPath } from 'node:url'
import { createServer, defaultClientConditions } from 'vite'
import { run } from '../packages/msw/src/cli/run.ts'
import './exitWithParent.ts'
import { freePort } from './freePort.ts'

// Before Vite listens: it would exit with 143, which npm reports as an error.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(0))

const flags = process.argv.slice(2)
const service = await startService()
const shop = await startShop()

console.log(`
  The shop       ${shop}
  The service    ${service}   (simulated: no money moves)

  Pay with 4242 4242 4242 4242, any later date, any security code and
  any name, then enter the code 123456. Ctrl+C stops both.
`)

/** Starts the service and returns its URL. If it cannot start, it says why, and the process ends with its exit code. */
async function startService(): Promise<string> {
  const isChosen = flags.some((flag) => /^--port\b/.test(flag))
  const args = isChosen
    ? flags
    : [...flags, '--port', String(await choosePort('service', '127.0.0.1', 4010))]
  return new Promise((resolve) => {
    void run(args, {
      out(text) {
        const url = /running at (\S+)/.exec(text)?.[1]
        if (url === undefined) process.stdout.write(text)
        else resolve(url)
      },
      err: (text) => void process.stderr.write(text),
      stopped: () => new Promise(() => {}),
    }).then((code) => process.exit(code))
  })
}

async function startShop(): Promise<string> {
  const port = await choosePort('shop', 'localhost', 5273)
  process.env['VITE_ONRAMP_URL'] = service
  const server = await createServer({
    root: fileURLToPath(new URL('../examples/shop', import.meta.url)),
    logLevel: 'warn',
    // Without a build of the packages.
    resolve: { conditions: ['@onramp-kit/source', ...defaultClientConditions] },
    css: { postcss: fileURLToPath(new URL('../packages/react', import.meta.url)) },
    server: { port, strictPort: true },
  })
  await server.listen()
  return `http://localhost:${port}`
}

async function choosePort(name: string, host: string, wanted: number): Promise<number> {
  const port = await freePort(host, wanted)
  if (port !== wanted) console.log(`Port ${wanted} is in use, so the ${name} uses ${port}.`)
  return port
}
