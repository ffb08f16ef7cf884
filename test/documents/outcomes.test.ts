import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { purchase } from '../harness/cardSamples.ts'
import { refusal, scriptNetwork } from '../harness/scriptedNetwork.ts'
import { createTestClient } from '../harness/testClient.ts'
import { onramp as withIdempotency } from '../readme/idempotency.ts'
import { onramp as withRejections } from '../readme/rejections.ts'

const page = readFileSync(new URL('../../docs/purchase-outcomes.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `(\d+) (\w+)` \| (\w+) \| (\w+) \|$/gm)].map(
  ([, status, code = '', browser, node]) => ({ status: Number(status), code, browser, node }),
)

const source = (name: string) =>
  readFileSync(new URL(`../readme/${name}.ts`, import.meta.url), 'utf8')

test('the page shows code as it is run', () => {
  const shown = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  expect(shown).toEqual([source('rejections'), source('idempotency')])
  expect(withRejections.environment).toBe('sandbox')
  expect(withIdempotency.idempotency).toEqual({ header: 'Idempotency-Key' })
})

test('the page has its table', () => {
  expect(rows.length).toBeGreaterThan(15)
})

test.each(rows)(
  'a purchase answered $status $code has the outcome $browser in a browser and $node in Node',
  async ({ status, code, browser, node }) => {
    const outcomes = [true, false].map(async (mayResend) => {
      const { fetch } = scriptNetwork(refusal(status, code))
      const { client } = createTestClient({ fetch, mayResend })
      const error: unknown = await client.card.checkout(purchase).catch((caught) => caught)
      return (error as { outcome?: string }).outcome
    })
    expect(await Promise.all(outcomes)).toEqual([browser, node])
  },
)
