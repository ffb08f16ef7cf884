import type { Currency } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seededRandom.ts'
import { divide, formatDecimal, parseDecimal } from './decimal.ts'
import { price } from './price.ts'
import { tariffs } from './tariff.ts'

const currencies = Object.keys(tariffs) as Currency[]

/** Amounts of every length the contract lets pass. */
function* amounts(count: number): Generator<string> {
  const random = seededRandom(20)
  const digits = (length: number) => Array.from({ length }, () => String(random() % 10)).join('')
  for (let index = 0; index < count; index++) {
    const places = random() % 9
    yield digits(1 + (random() % 12)) + (places > 0 ? `.${digits(places)}` : '')
  }
}

describe.each(currencies)('in %s', (currency) => {
  test.each(['EXACT_INPUT', 'EXACT_OUTPUT'] as const)(
    'fees and tokens add up to what is paid, to the cent, for any %s',
    (tradeType) => {
      for (const amount of amounts(2000)) {
        const priced = price(amount, currency, tradeType)
        if (!priced) continue
        const { networkFee, processingFee, rate, tokens, total } = priced
        const left = total - processingFee - networkFee
        expect(processingFee).toBe(divide(total * 29n, 1000n, 'up'))
        expect(left).toBe(divide(tokens * rate, 1_000_000n, 'up'))
        if (tradeType === 'EXACT_INPUT') expect(total).toBe(parseDecimal(amount, 2, 'up'))
        else expect(tokens).toBe(parseDecimal(amount, 6, 'down'))
      }
    },
  )

  test('a target costs what the same spend would bring, and no cent more', () => {
    for (const amount of amounts(500)) {
      const target = price(amount, currency, 'EXACT_OUTPUT')
      if (!target) continue
      const spend = (total: bigint) => price(formatDecimal(total, 2), currency, 'EXACT_INPUT')
      expect(spend(target.total)?.tokens).toBeGreaterThanOrEqual(target.tokens)
      expect(spend(target.total - 1n)?.tokens ?? 0n).toBeLessThan(target.tokens)
    }
  })
})

test.each(['0', '0.00000001', '1.01'])('a spend of %s brings nothing', (amount) => {
  expect(price(amount, 'USD', 'EXACT_INPUT')).toBeUndefined()
})

test('the buyer pays rounded up and receives rounded down', () => {
  expect(price('10.001', 'USD', 'EXACT_INPUT')?.total).toBe(1001n)
  expect(price('10.0000019', 'USD', 'EXACT_OUTPUT')?.tokens).toBe(10_000_001n)
})

test('decimal text survives both ways', () => {
  expect(formatDecimal(parseDecimal('999999999999.99', 2, 'down'), 2)).toBe('999999999999.99')
  expect(formatDecimal(5n, 2)).toBe('0.05')
})
