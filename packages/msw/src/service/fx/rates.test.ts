import { fxRates, parse } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'
import { startHarness } from '../../harness.test.helper.ts'

test('the display rates equal the prices of a token', async () => {
  const { ask, quote } = startHarness()
  const rates = parse(fxRates, await (await ask('GET', '/v1/fx', { key: null })).json())
  expect(Object.keys(rates)).toEqual(['EUR', 'GBP', 'USD'])
  for (const [currency, rate] of Object.entries(rates)) {
    const priced = (await (await quote({ currency })).json()) as { rate: string }
    expect(Number(priced.rate)).toBe(rate)
  }
})
