import { order } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { parse, safeParse } from 'zod/v4/core'
import { dateTime } from './cardOrder.ts'
import {
  amount,
  cardOrder,
  cardQuote,
  chain,
  chainName,
  country,
  currency,
  errorEnvelope,
  paymentMethod,
  paymentMethodsFor,
  token,
  tradeType,
  uuid,
  wallet,
} from './index.ts'
import { email } from './primitives.ts'
import type { Schema } from './route.ts'

const table: Record<string, { schema: Schema<unknown>; accepts: unknown[]; rejects: unknown[] }> = {
  email: {
    schema: email,
    accepts: ['ada@example.com', 'a.b+c@mail.example.co.uk', 'ö@bücher.example'],
    rejects: [
      '',
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'a b@example.com',
      'ada@a@b.example',
    ],
  },
  uuid: {
    schema: uuid,
    accepts: [
      '4f2c1c1e-8d5b-1c3a-8b1a-0d9f6f1f2a3b',
      '4F2C1C1E-8D5B-8C3A-BB1A-0D9F6F1F2A3B',
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ],
    rejects: [
      '4f2c1c1e-8d5b-0c3a-9b1a-0d9f6f1f2a3b',
      '4f2c1c1e-8d5b-9c3a-9b1a-0d9f6f1f2a3b',
      '4f2c1c1e-8d5b-4c3a-7b1a-0d9f6f1f2a3b',
      '4f2c1c1e-8d5b-4c3a-cb1a-0d9f6f1f2a3b',
      '4f2c1c1e8d5b4c3a9b1a0d9f6f1f2a3b',
      ' 4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
      '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b\n',
      '',
      7,
      null,
    ],
  },
  wallet: {
    schema: wallet,
    accepts: ['0x52908400098527886E0F7030069857D2E4169EE7', `0x${'0'.repeat(40)}`],
    rejects: [
      `0X${'a'.repeat(40)}`,
      `0x${'a'.repeat(39)}`,
      `0x${'a'.repeat(41)}`,
      `0x${'g'.repeat(40)}`,
      `0x${'a'.repeat(40)}\n`,
      `to 0x${'a'.repeat(40)}`,
    ],
  },
  'amount of a quote': {
    schema: cardQuote.shape.source.shape.amount,
    accepts: ['0', '12', '12.5', '12.345'],
    rejects: ['', 'about 12', '12 USD', '12.', '.5', '12.x', 'x', 12],
  },
  dateTime: {
    schema: dateTime,
    accepts: [
      '2026-11-20T19:30:00Z',
      '2026-11-20t19:30:00z',
      '2026-11-20T19:30:00.123456Z',
      '2026-11-20T19:30:00+05:30',
      '2026-11-20T19:30:00-0800',
    ],
    rejects: [
      '2026-11-20T19:30:00',
      '2026-11-20 19:30:00Z',
      'at 2026-11-20T19:30:00Z',
      '2026-11-20T19:30:00Z.',
      '2026-11-20T19:30:00.Z',
      '2026-11-20T19:30:00.xZ',
      '2026-11-20T19:30:00+a5:30',
      '2026-11-20T19:30:00+0a:30',
      '2026-11-20T19:30:00+05:a0',
      '2026-11-20T19:30:00+05:3a',
      '2026-11-20T19:30:00x05:30',
      '',
    ],
  },
  amount: {
    schema: amount,
    accepts: ['0', '007', '50', '19.99', '123456789012.12345678'],
    rejects: [
      '',
      '.5',
      '5.',
      '1,5',
      '+1',
      '-1',
      '1e3',
      '1234567890123',
      '1.123456789',
      ' 1',
      '1\n',
      50,
      '٥',
    ],
  },
  country: {
    schema: country,
    accepts: ['US', 'BG'],
    rejects: ['us', 'USA', 'U', 'U1', '', 'US\n'],
  },
  paymentMethod: {
    schema: paymentMethod,
    accepts: ['card', 'apple-pay', 'a1', 'x'.repeat(32)],
    rejects: ['a', 'x'.repeat(33), 'Card', 'apple_pay', ''],
  },
  tradeType: {
    schema: tradeType,
    accepts: ['EXACT_INPUT', 'EXACT_OUTPUT'],
    rejects: ['exact_input', ''],
  },
  currency: { schema: currency, accepts: ['USD', 'GBP', 'EUR'], rejects: ['usd', 'CHF'] },
  chain: {
    schema: chain,
    accepts: [1, 8453, 999, 1337, 4326, 143, 137, 42161],
    rejects: ['1', 10, 0, 31337, Number.NaN, 'Base'],
  },
  token: {
    schema: token,
    accepts: ['USDC', 'USDm', 'AUSD', 'USDC.e'],
    rejects: ['USDM', 'usdc', 'DAI'],
  },
}

describe.each(Object.entries(table))('%s', (_, { schema, accepts, rejects }) => {
  test.each(accepts)('accepts %j', (value) => expect(safeParse(schema, value).success).toBe(true))
  test.each(rejects)('rejects %j', (value) => expect(safeParse(schema, value).success).toBe(false))
})

describe('the card order', () => {
  test('accepts an unknown status, chain and token', () => {
    const later = order('order_refunded', {
      destination: { wallet: order('x').destination.wallet, chain: 10, token: 'EURC' },
    })
    expect(parse(cardOrder, later)).toEqual(later)
  })

  test('strips unknown fields', () => {
    expect(parse(cardOrder, { ...order('payment_pending'), surprise: 1 })).toEqual(
      order('payment_pending'),
    )
  })

  test.each(['id', 'status', 'source', 'destination', 'created_at'] as const)(
    'requires %s',
    (field) => {
      const { [field]: _, ...rest } = order('payment_pending')
      expect(safeParse(cardOrder, rest).success).toBe(false)
    },
  )

  test.each([
    ['wallet', 'source'],
    ['currency', 'source'],
    ['amount', 'source'],
    ['card_brand', 'source'],
    ['card_last_four', 'source'],
    ['wallet', 'destination'],
    ['chain', 'destination'],
    ['token', 'destination'],
  ] as const)('is not an order without %s of its %s', (field, part) => {
    const whole = order('payment_pending')
    const { [field]: _, ...rest } = whole[part] as Record<string, unknown>
    expect(safeParse(cardOrder, { ...whole, [part]: rest }).success).toBe(false)
  })
})

test('an error envelope accepts an unknown code', () => {
  const body = { error: { code: 'teapot', message: 'short and stout' } }
  expect(parse(errorEnvelope, body)).toEqual(body)
})

test('chainName names every chain, 1337 included', () => {
  expect([1, 8453, 999, 1337, 4326, 143, 137, 42161].map(chainName)).toEqual([
    'Ethereum',
    'Base',
    'HyperEVM',
    'HyperCore',
    'MegaETH',
    'Monad',
    'Polygon',
    'Arbitrum',
  ])
  expect(chainName(10)).toBe('Chain 10')
})

describe('payment methods', () => {
  const slugs = (country: string) => paymentMethodsFor(country).map((row) => row.slug)

  test('a buyer in the US sees all four rows', () => {
    expect(slugs('US')).toEqual(['card', 'apple-pay', 'google-pay', 'cash-app'])
  })
  test('a buyer outside the US does not see the cash-app row', () => {
    expect(slugs('DE')).toEqual(['card', 'apple-pay', 'google-pay'])
  })
  test('a buyer in a country of notIn does not see the row', () => {
    const rows = [{ slug: 'card' }, { slug: 'apple-pay', notIn: ['DE'] }]
    expect(paymentMethodsFor('DE', rows)).toEqual([{ slug: 'card' }])
    expect(paymentMethodsFor('FR', rows)).toEqual(rows)
  })
})
