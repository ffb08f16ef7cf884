import type { Currency } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import { rates } from '../fx/rates.ts'
import { seededRandom } from '../random.ts'
import { divideUp, formatDecimal, parseDecimal, price } from './pricing.ts'

const currencies = Object.keys(rates) as Currency[]

/** Amounts of every length that the contract accepts, in units. */
function* amounts(count: number): Generator<bigint> {
  const { next: random } = seededRandom(20)
  for (let index = 0; index < count; index++) {
    const length = 1 + (random() % 18)
    yield BigInt(Array.from({ length }, () => String(random() % 10)).join(''))
  }
}

describe.each(currencies)('in %s', (currency) => {
  test.each(['EXACT_INPUT', 'EXACT_OUTPUT'] as const)(
    'fees and cost of tokens add up to the total, to the cent, for any %s',
    (tradeType) => {
      for (const amount of amounts(2000)) {
        const priced = price(amount, currency, tradeType)
        if (!priced) continue
        const { networkFee, processingFee, rate, tokens, total } = priced
        const left = total - processingFee - networkFee
        expect(processingFee).toBe(divideUp(total * 29n, 1000n))
        expect(left).toBe(divideUp(tokens * rate, 1_000_000n))
        expect(tradeType === 'EXACT_INPUT' ? total : tokens).toBe(amount)
      }
    },
  )

  test('prices a target at the smallest spend that reaches it', () => {
    for (const amount of amounts(500)) {
      const target = price(amount, currency, 'EXACT_OUTPUT')
      if (!target) continue
      const spend = (total: bigint) => price(total, currency, 'EXACT_INPUT')
      expect(spend(target.total)?.tokens).toBeGreaterThanOrEqual(target.tokens)
      expect(spend(target.total - 1n)?.tokens ?? 0n).toBeLessThan(target.tokens)
    }
  })
})

test.each([0n, 1n, 101n])(
  'returns no price for a spend of %d cents, which leaves nothing to receive',
  (units) => {
    expect(price(units, 'USD', 'EXACT_INPUT')).toBeUndefined()
  },
)

test('parses and formats decimal text without loss', () => {
  expect(formatDecimal(parseDecimal('999999999999.99', 2) ?? 0n, 2)).toBe('999999999999.99')
  expect(formatDecimal(5n, 2)).toBe('0.05')
})

test('does not parse text with too many decimal places, trailing zeros aside', () => {
  expect(parseDecimal('10.001', 2)).toBeUndefined()
  expect(parseDecimal('10.01000000', 2)).toBe(1001n)
  expect(parseDecimal('10', 2)).toBe(1000n)
  expect(parseDecimal('0.00000001', 6)).toBeUndefined()
})
