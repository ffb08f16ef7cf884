// Starts the simulated service, and lets the client buy from it in another runtime: `node run.mjs RUNTIME`.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'

const runtime = process.argv.slice(2).join(' ')
const { close, url: service } = await serve(createService())

let redirects = 0
const redirecting = createServer((request, response) => {
  redirects += 1
  response.writeHead(307, { location: service + request.url }).end()
})
await new Promise((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
const redirect = `http://127.0.0.1:${redirecting.address().port}`

const bought = await runtimes()[runtime.split(' ')[0]]()
await close()
redirecting.close()
assert.deepEqual(bought, {
  USD: 1,
  token: 'USDC',
  status: 'order_broadcasted',
  // The redirecting server may have acted. The service behind it got no key.
  redirected: { code: 'network_error', outcome: 'unknown' },
})
assert.equal(redirects, 1)
console.log(`bought once in ${runtime}`)

function runtimes() {
  return {
    Deno: () =>
      script(process.execPath, [
        'node_modules/deno/bin.cjs',
        'run',
        '--allow-all',
        '--node-modules-dir=manual',
        'process.mjs',
      ]),
    Bun: async () => {
      // Install scripts are off: this one copies the executable of the platform.
      await promisify(execFile)(process.execPath, ['node_modules/bun/install.js'])
      return script('node_modules/bun/bin/bun.exe', ['process.mjs'])
    },
    workerd,
    Next: next,
  }
}

async function script(executable, args) {
  const { stdout } = await promisify(execFile)(executable, [...args, service, redirect])
  return JSON.parse(stdout)
}

/** Runs in the edge runtime of a built Next app. */
async function next() {
  const app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'])
  try {
    const url = await new Promise((resolve, reject) => {
      let printed = ''
      for (const stream of [app.stdout, app.stderr])
        stream.on('data', (text) => {
          printed += text
          const [, found] = /(http:\/\/localhost:\d+)[^]*Ready/.exec(printed) ?? []
          if (found) resolve(found)
        })
      app.once('exit', () => reject(new Error(`next start ended:\n${printed}`)))
    })
    const response = await fetch(`${url}/edge?${new URLSearchParams({ service, redirect })}`)
    return await response.json()
  } finally {
    app.kill()
  }
}

/** Runs in the runtime of Cloudflare Workers, with the rules of a date and, if named, nodejs_compat. */
async function workerd() {
  const [, compatibilityDate, ...compatibilityFlags] = runtime.split(' ')
  const { build } = await import('esbuild')
  const { Miniflare } = await import('miniflare')
  const { outputFiles } = await build({
    entryPoints: ['worker.mjs'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd'],
    write: false,
  })
  const worker = new Miniflare({
    modules: true,
    script: outputFiles[0].text,
    compatibilityDate,
    compatibilityFlags,
    bindings: { service, redirect },
  })
  try {
    const response = await worker.dispatchFetch('http://localhost/')
    const text = await response.text()
    assert.equal(response.status, 200, text)
    return JSON.parse(text)
  } finally {
    await worker.dispose()
  }
}
