import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { expect, test } from 'vitest'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test.each([
  ['README.md', 'readme/App.tsx'],
  ['README.md', 'readme/buy.ts'],
  ['README.md', 'readme/ownTests.test.ts'],
  ['packages/core/README.md', 'readme/buy.ts'],
  ['packages/react/README.md', 'readme/App.tsx'],
])('%s shows %s as it is tested', (readme, name) => {
  const shown = readFileSync(path(`../${readme}`), 'utf8')
  expect(shown).toContain(readFileSync(path(name), 'utf8').trim())
})

test("the README's script buys and follows the order to its end", async () => {
  const service = createService()
  const server = await serve(service, { port: 0 })
  const source = readFileSync(path('readme/buy.ts'), 'utf8')
  const script = source.replace('http://127.0.0.1:4010', server.url)
  const args = [
    '--conditions=@onramp-kit/source',
    '--input-type=module-typescript',
    '--eval',
    script,
  ]
  const child = spawn(process.execPath, args, { cwd: path('..') })
  const lines: string[] = []
  let failure = ''
  child.stderr.on('data', (text) => (failure += text))
  child.stdout.on('data', (text) => {
    lines.push(...String(text).trim().split('\n'))
    // What the buyer does on the hosted page, as soon as the order is watched.
    const [order] = service.state().orders
    if (order && lines.at(-1) === 'payment_pending') service.callback(order.id, 'order_broadcasted')
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  await server.close()
  expect(failure).toBe('')
  expect(code).toBe(0)
  expect(lines).toEqual([
    expect.stringContaining(`pay at ${server.url}/pay/`),
    'payment_pending',
    'order_broadcasted',
  ])
})
