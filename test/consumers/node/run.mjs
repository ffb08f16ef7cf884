// Buys once from the simulated service over HTTP, and once from the one that `onramp-service` serves.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'

const { close, url } = await serve(createService())
await buyFrom(url)
await close()

const command = fileURLToPath(import.meta.resolve('@onramp-kit/msw')).replace(
  /index\.js$/,
  'cli/main.js',
)
const child = spawn(process.execPath, [command, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [banner] = await once(child.stdout, 'data')
await buyFrom(/http:\S+/.exec(banner)[0])
child.kill('SIGTERM')
const [code] = await once(child, 'exit')
// Windows ends a process without asking it.
if (process.platform !== 'win32') assert.equal(code, 0)
console.log(`bought twice on Node ${process.versions.node}`)

async function buyFrom(baseUrl) {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
  const { order_id: id } = await onramp.card.checkout({
    amount: '50',
    currency: 'EUR',
    country: 'DE',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
    wallet,
    chain: 8453,
    token: 'USDC',
  })
  await fetch(`${baseUrl}/_simulator/orders/${id}/callbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"status":"order_broadcasted"}',
  })
  const order = await onramp.card.orders.settled({ id, wallet })
  assert.equal(order.status, 'order_broadcasted')
}
