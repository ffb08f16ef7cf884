import { expect, expectTypeOf, test } from 'vitest'
import type { CardCheckoutInput } from '../contract/card.ts'
import type { FxRates } from '../contract/fx.ts'
import { isInputError } from '../errors/usageErrors.ts'
import { convertForDisplay, type DisplayAmount } from './convertForDisplay.ts'

const rates = { USD: 1, EUR: 0.8, GBP: 0.5 } as unknown as FxRates
const hundredPounds = { amount: '100', from: 'GBP', to: 'EUR' } as const

test.each([
  ['units_per_base', 160],
  ['base_per_unit', 62.5],
] as const)('converts by the direction of the caller: %s', (direction, approximate) => {
  const shown = convertForDisplay(rates, { base: 'USD', direction }, hundredPounds)
  expect(shown).toEqual({ approximate, currency: 'EUR' })
})

test('accepts a base without a rate', () => {
  const meaning = { base: 'USDC', direction: 'units_per_base' } as const
  expect(convertForDisplay(rates, meaning, hundredPounds).approximate).toBe(160)
})

const wrong = (change: () => unknown) => {
  try {
    return change()
  } catch (error) {
    return isInputError(error) ? error.message : error
  }
}

test('rejects a base whose rate is not 1: the rates have another base', () => {
  const meaning = { base: 'EUR', direction: 'units_per_base' } as const
  expect(wrong(() => convertForDisplay(rates, meaning, hundredPounds))).toContain(
    'convertForDisplay got invalid input, so nothing was sent: base is EUR, whose rate is not 1.',
  )
})

test.each(['', ' ', 'ten', '9'.repeat(400), '1e3', '0x10', '-5', '1,5'])(
  'rejects the amount %j',
  (amount) => {
    const meaning = { base: 'USD', direction: 'units_per_base' } as const
    expect(wrong(() => convertForDisplay(rates, meaning, { ...hundredPounds, amount }))).toContain(
      'amount must be decimal text',
    )
  },
)

test('rejects an invalid direction from JavaScript', () => {
  const meaning = { base: 'USD', direction: JSON.parse('"toString"') }
  expect(wrong(() => convertForDisplay(rates, meaning, hundredPounds))).toContain(
    'direction must be one of units_per_base, base_per_unit',
  )
})

test.each([
  ['GBP', 0],
  ['GBP', -1],
  ['EUR', 0],
  ['EUR', -1],
])('rejects the rate of %s if it is %i', (currency, rate) => {
  const broken = { ...rates, [currency]: rate } as unknown as FxRates
  const meaning = { base: 'USD', direction: 'units_per_base' } as const
  expect(wrong(() => convertForDisplay(broken, meaning, hundredPounds))).toContain('rates must be')
})

test('the types accept neither a display rate nor a converted amount as an amount', () => {
  expectTypeOf<FxRates['USD']>().not.toExtend<CardCheckoutInput['amount']>()
  expectTypeOf<DisplayAmount>().not.toExtend<CardCheckoutInput['amount']>()
  expectTypeOf<DisplayAmount>().not.toExtend<number>()
  expectTypeOf<number>().not.toExtend<FxRates['USD']>()
})
