import { expect, test } from 'vitest'
import { checkCashAppDeposit } from './cryptoDeposit.ts'

test.each(['3', '3.00', '003', '10', '25.5', '999999999999'])('accepts %s USD', (amount) => {
  expect(checkCashAppDeposit({ amount })).toEqual({ amount })
})

test.each(['0', '2', '2.99', '02.99999999', '00', '0.3'])(
  'rejects %s USD as too little',
  (amount) => {
    expect(() => checkCashAppDeposit({ amount })).toThrow('amount must be at least 3 (USD)')
  },
)

test.each(['', '-3', '3,5', '3e9', '3.123456789', '1234567890123', 5, ['5'], null])(
  'rejects %j, which is not an amount',
  (amount) => {
    expect(() => checkCashAppDeposit({ amount: amount as string })).toThrow(
      /amount must be decimal text/,
    )
  },
)
