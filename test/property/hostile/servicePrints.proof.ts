import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createOnrampClient, isOnrampError } from '@onramp-kit/core'
import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { expect, test } from 'vitest'
import { atLeast, exactly, info, prove } from '../figures.ts'
import { canaries, canariesIn, leaky } from './canaries.ts'
import { everyCall, everyWrongCall } from './everyCall.ts'

/** Runs the command as a developer does. */
function startService() {
  const args = ['--conditions=@onramp-kit/source', 'packages/msw/src/cli/main.ts', '--port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += String(text)
    })
  return {
    printed: () => printed,
    async url() {
      await expect.poll(() => printed, { timeout: 120_000 }).toContain('Ctrl+C')
      return /http:\S+/.exec(printed)?.[0] ?? ''
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Requests that no client sends: secrets in wrong places, and unreadable bodies. */
const rawRequests = [
  [`/v1/${canaries.key}/${canaries.wallet}?iban=${canaries.iban}`, undefined],
  ['/v1/card/checkout', leaky],
  ['/v1/card/quote', JSON.stringify({ ...canaries, amount: leaky })],
  [`/pay/${canaries.account}?session=${canaries.key}`, undefined],
  [`/_simulator/customers/${canaries.wallet}/status`, JSON.stringify({ status: leaky })],
] as const

test('the simulated service prints nothing of its requests', async (context) => {
  const service = startService()
  const baseUrl = await service.url()
  const before = service.printed().length
  let [answered, rejected] = [0, 0]
  for (const publishableKey of ['svc_public_sandbox_demo', canaries.key]) {
    const client = createOnrampClient({
      publishableKey,
      baseUrl,
      platform: { storage: createMemoryStorage() },
    })
    for (const call of [...Object.values(everyCall), ...everyWrongCall])
      try {
        await call(client)
        answered += 1
      } catch (error) {
        if (!isOnrampError(error)) throw error
        rejected += 1
      }
  }
  for (const [path, body] of rawRequests)
    await fetch(baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-svc-publishable-key': canaries.key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
  await service.stop()
  prove(context, [
    atLeast('calls answered', answered, 5),
    atLeast('calls rejected', rejected, 20),
    info('requests that no client sends', rawRequests.length),
    exactly('canaries printed', canariesIn(service.printed()).length, 0),
    exactly('characters printed after its start', service.printed().length - before, 0),
  ])
})
