import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect, test } from 'vitest'
import type { CardQuote } from '../contract/card.ts'
import { isQuoteOf } from './mismatch.ts'

const quote: CardQuote = {
  source: { currency: 'USD', amount: '50.00' },
  destination: { chain: 8453, token: 'USDC', amount: '47.560000' },
  trade_type: 'EXACT_INPUT',
}

test('accepts a quote of its request, with or without a trade type', () => {
  const { trade_type: _, ...silent } = quote
  expect(isQuoteOf(quote, purchase)).toBe(true)
  expect(isQuoteOf(silent, purchase)).toBe(true)
})

test.each([
  ['the other way round', { trade_type: 'EXACT_OUTPUT' }],
  ['in other money', { source: { currency: 'EUR', amount: '50.00' } }],
  ['on another chain', { destination: { ...quote.destination, chain: 1 } }],
  ['of another token', { destination: { ...quote.destination, token: 'AUSD' } }],
] as const)('rejects a quote %s', (_, part) => {
  expect(isQuoteOf({ ...quote, ...part }, purchase)).toBe(false)
})
