import { readFileSync } from 'node:fs'
import type { OnrampClient } from '@onramp-kit/core'
import { createSupersededClient } from '@onramp-kit/superseded'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test, vi } from 'vitest'
import { onramp as withErrors } from './readme/errors.ts'
import { onramp as withIdempotency } from './readme/idempotency.ts'
import { onramp as withRejections } from './readme/rejections.ts'
import { onramp as withSchemas } from './readme/schemas.ts'

const page = readFileSync(
  new URL('../../site/src/content/docs/concepts/outcomes.md', import.meta.url),
  'utf8',
)
/** The requests whose responses the page has a table of. */
const requests: Readonly<Record<string, (client: OnrampClient) => Promise<unknown>>> = {
  'card.checkout': ({ card }) => card.checkout(purchase),
  'virtualAccounts.register': ({ virtualAccounts }) => virtualAccounts.register(registration),
}
const rows = Object.entries(requests).flatMap(([operation, send]) => {
  const [, table = ''] = page.split(`### \`${operation}\`\n`)
  const [text = ''] = table.split(/^#/m)
  return [...text.matchAll(/^\| `(\d+) (\w+)` \| (\w+) \| (\w+) \|$/gm)].map(
    ([, status, code = '', browser, node]) => ({
      operation,
      send,
      status: Number(status),
      code,
      browser,
      node,
    }),
  )
})

const source = (name: string) =>
  readFileSync(new URL(`./readme/${name}.ts`, import.meta.url), 'utf8')

test('the page shows the tested code', () => {
  const shown = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  const names = ['rejections', 'errors', 'schemas', 'idempotency']
  expect(shown).toEqual(names.map(source))
  expect(withErrors.environment).toBe('sandbox')
  expect(withRejections.environment).toBe('sandbox')
  expect(withIdempotency.idempotency).toEqual({ header: 'Idempotency-Key' })
})

test('the example of schemas reads a quote of another shape', async () => {
  vi.stubGlobal('fetch', scriptNetwork(json({ pay: '10.00', get: '9.50' })).fetch)
  const { source, destination } = await withSchemas.card.quote(purchase)
  expect([source.amount, destination.amount]).toEqual(['10.00', '9.50'])
})

test('the page has the rows of outcomeOf, in their order', () => {
  const code = readFileSync(
    new URL('../../packages/core/src/transport/outcome.ts', import.meta.url),
    'utf8',
  )
  const rows = code.matchAll(/\/\/ When: ([^]*?)\/\/ Why: ([^]*?)(?:if .*)?return '(\w+)'/g)
  const expected = [...rows].map(([, when = '', why = '', outcome], index) => {
    const text = (comment: string) => comment.replaceAll(/\s+(?:\/\/ )?/g, ' ').trim()
    return `| ${index + 1} | ${text(when)} | ${outcome} | ${text(why)} |`
  })
  expect(expected).toHaveLength(code.split("return '").length - 1)
  expect(page.match(/^\| \d.*$/gm)).toEqual(expected)
})

test.each([
  ['card.checkout', 15],
  ['virtualAccounts.register', 5],
])('the page has the table of the outcomes of %s', (name, length) => {
  expect(rows.filter(({ operation }) => operation === name)).toHaveLength(length)
})

test.each(rows)(
  '$operation answered $status $code has the outcome $browser in a browser and $node in Node',
  async ({ send, status, code, browser, node }) => {
    const outcomes = [true, false].map((mayResend) => {
      const { fetch } = scriptNetwork(errorResponse(status, code))
      const { client } = createTestClient({ fetch, mayResend })
      return outcomeOf(send(client))
    })
    expect(await Promise.all(outcomes)).toEqual([browser, node])
  },
)

const outcomeOf = async (sent: Promise<unknown>) => {
  const error: unknown = await sent.catch((caught: unknown) => caught)
  return (error as { outcome?: string }).outcome
}

test.each([
  [409, 'kyc_required', 'none'],
  [403, 'wallet_token_mismatch', 'none'],
  [409, 'already_has_virtual_account', 'unknown'],
  [429, 'rate_limited', 'unknown'],
  [401, 'session_invalid', 'unknown'],
])(
  'an account of the superseded contract answered %i %s in a browser has the outcome %s',
  async (status, code, outcome) => {
    const { fetch, requests } = scriptNetwork(errorResponse(status, code))
    const client = createSupersededClient({
      publishableKey: 'svc_public_sandbox_demo',
      baseUrl: 'https://service.example',
      fetch,
      mayResend: true,
    })
    const account = { address: WALLET, currency: 'usd', chain: 'base' } as const
    expect(await outcomeOf(client.wallets.createVirtualAccount(account))).toBe(outcome)
    expect(requests).toHaveLength(1)
  },
)
