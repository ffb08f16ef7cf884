import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { purchase } from '../harness/cardSamples.ts'
import { refusal, scriptNetwork } from '../harness/scriptedNetwork.ts'
import { createTestClient } from '../harness/testClient.ts'

const page = readFileSync(new URL('../../docs/purchase-outcomes.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `(\d+) (\w+)` \| (\w+) \| (\w+) \|$/gm)].map(
  ([, status, code = '', browser, node]) => ({ status: Number(status), code, browser, node }),
)

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
