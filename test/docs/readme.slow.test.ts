import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { http } from 'msw/http'
import { expect, test } from 'vitest'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Runs a script of the README against a service and returns its output. */
async function run(name: string, url: string, onLine: (line: string) => void = () => {}) {
  const source = readFileSync(path(name), 'utf8')
  const args = [
    '--conditions=@onramp-kit/source',
    '--input-type=module-typescript',
    '--eval',
    source.replace('http://127.0.0.1:4010', url),
  ]
  const child = spawn(process.execPath, args, { cwd: path('../..') })
  const lines: string[] = []
  let failure = ''
  child.stderr.on('data', (text) => (failure += text))
  child.stdout.on('data', (text) => {
    const added = String(text).trim().split('\n')
    lines.push(...added)
    added.forEach(onLine)
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(failure).toBe('')
  expect(code).toBe(0)
  return lines
}

test('the purchase script of the README buys and polls the order to its end', async () => {
  const service = createService()
  const server = await serve(service, { port: 0 })
  const lines = await run('readme/buy.ts', server.url, (line) => {
    // The buyer pays on the hosted page once the client watches the order.
    const [order] = service.state().orders
    if (order && line === 'payment_pending') service.callback(order.id, 'order_broadcasted')
  })
  await server.close()
  expect(lines).toEqual([
    expect.stringContaining(`pay at ${server.url}/pay/`),
    'payment_pending',
    'order_broadcasted',
  ])
})

test('the bank script of the README opens bank accounts', async () => {
  const service = createService()
  // The person completes the hosted pages once the client polls the status.
  const decide = http.get('*/v1/virtual-accounts/status', () => {
    for (const { wallet } of service.state().customers) service.customerStatus(wallet, 'active')
  })
  const server = await serve(service, { port: 0, handlers: [decide] })
  const [terms, identity, ...accounts] = await run('readme/bank.ts', server.url)
  await server.close()
  expect(terms).toContain(`accept the terms at ${server.url}/terms/`)
  expect(identity).toContain(`verify your identity at ${server.url}/identity/`)
  const currencies = accounts.filter((line) => /^[A-Z]{3} \{/.test(line))
  expect(currencies.map((line) => line.slice(0, 3))).toEqual(['USD', 'GBP', 'EUR'])
})

test('the deposit script of the README opens a crypto deposit', async () => {
  const server = await serve(createService(), { port: 0 })
  const [deposit = ''] = await run('readme/deposit.ts', server.url)
  const page = await fetch(deposit.replace('deposit at ', ''))
  await server.close()
  expect(page.status).toBe(200)
})

test('the rates script of the README converts an amount for display', async () => {
  const server = await serve(createService(), { port: 0 })
  const [rate] = await run('readme/rates.ts', server.url)
  await server.close()
  expect(rate).toBe("{ approximate: 92, currency: 'EUR' }")
})
