import { ORDER_ID, order } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  HOSTED_URL,
  KEY,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, html, json } from '@onramp-kit/test-tools/scriptedNetwork'
import { describe, expect, test } from 'vitest'
import { createCheckout } from './createCheckout.ts'

test('a purchase moves from details to sent', async () => {
  const { clock, posts, open, storage } = setUpCheckout([
    opened,
    status('payment_pending'),
    status('order_completed'),
    status('order_broadcasted'),
  ])
  const { checkout, trail } = open()
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'paying',
    url: HOSTED_URL,
    order_id: ORDER_ID,
  })
  await clock.advance(30_000)
  expect(trail).toEqual(['details', 'opening', 'paying', 'settling', 'sent'])
  expect(checkout.getSnapshot()).toMatchObject({
    order: order('order_broadcasted'),
    mismatches: [],
  })
  expect(checkout.getSnapshot().url).toBeUndefined()
  expect(storage.entries.size).toBe(0)
  expect(posts()).toBe(1)
  expect(clock.timers()).toBe(0)
})

test('a checkout sends the fields of a purchase, and no other field that it is given', async () => {
  const { open, network } = setUpCheckout([opened, status('payment_pending')])
  const { checkout } = open()
  await checkout.open({ ...details, note: 'for Ada' } as typeof details)
  expect(await network.requests[0]?.json()).toEqual({ ...details, ...destination })
})

test('a new checkout has neither an order nor an error', () => {
  const { checkout } = setUpCheckout([opened]).open()
  expect(checkout.getSnapshot()).toEqual({
    step: 'details',
    destination,
    isCaptured: false,
    mismatches: [],
    hasTimedOut: false,
    canStartOver: false,
    situation: { name: 'details', claim: 'nothing_charged', actions: ['pay'], reads: 'ok' },
  })
})

test('a second purchase after a sent one is tracked like the first', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('order_broadcasted'),
    opened,
    status('payment_pending'),
  ])
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  checkout.startOver()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot().order?.status).toBe('payment_pending')
  await clock.advance(10 * MINUTE)
  expect(trail.slice(-4)).toEqual(['details', 'opening', 'paying', 'processing'])
})

test.each([
  ['before its payment', ['payment_pending']],
  ['after its payment', ['payment_pending', 'order_completed']],
  ['at the first read', []],
])('an order that the service cancels %s ends the checkout', async (_, earlier) => {
  const { clock, open, storage } = setUpCheckout([
    opened,
    ...earlier.map(status),
    status('order_cancelled'),
  ])
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(MINUTE)
  expect(trail.at(-1)).toBe('cancelled')
  expect(checkout.getSnapshot()).toMatchObject({ url: undefined, canStartOver: true })
  expect(storage.entries.size).toBe(0)
  expect(clock.timers()).toBe(0)
  checkout.startOver()
  expect(checkout.getSnapshot()).toEqual(checkout.getServerSnapshot())
})

test('a second click while a purchase is being opened sends nothing', async () => {
  const { posts, open } = setUpCheckout([opened, status('payment_pending')])
  const { checkout } = open()
  await Promise.all([checkout.open(details), checkout.open(details), checkout.open(details)])
  await checkout.open(details)
  expect(posts()).toBe(1)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
})

describe('a rejected purchase', () => {
  test('returns to the details with the error, and lets the buyer try again', async () => {
    const { posts, open, storage } = setUpCheckout([errorResponse(400, 'validation_error'), opened])
    const { checkout, trail } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'validation_error' })
    expect(storage.entries.size).toBe(0)
    await checkout.open(details)
    expect(trail).toEqual(['details', 'opening', 'details', 'opening', 'paying'])
    expect(checkout.getSnapshot().error).toBeUndefined()
    expect(posts()).toBe(2)
  })

  test('with an invalid amount is not sent', async () => {
    const { posts, open } = setUpCheckout([opened])
    const { checkout } = open()
    await checkout.open({ ...details, amount: 'ten' })
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'details',
      error: { name: 'InputError', fields: [{ field: 'amount' }] },
    })
    expect(posts()).toBe(0)
  })
})

describe('an unknown outcome', () => {
  test.each([
    ['a dropped connection', 'dropped'],
    ['an HTML 502', html(502)],
  ] as const)('after %s waits for the buyer, who may retry', async (_, turn) => {
    const { clock, posts, open } = setUpCheckout([turn, opened, status('payment_pending')])
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', canStartOver: true })
    expect(clock.timers()).toBe(0)
    await clock.advance(60 * MINUTE)
    await checkout.open(details)
    expect(posts()).toBe(1)
    await checkout.retry()
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(2)
  })

  test('follows from a reload while opening', async () => {
    const { client, clock, open } = setUpCheckout(['silent'])
    void createCheckout(client, destination).open(details)
    const { checkout, trail } = open()
    await clock.advance(19_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', canStartOver: false })
    await clock.advance(2_000)
    expect(trail).toEqual(['resuming', 'unknown'])
    expect(checkout.getSnapshot()).toMatchObject({ purchase: undefined, canStartOver: true })
    checkout.startOver()
    expect(checkout.getSnapshot().step).toBe('details')
  })

  test.each(['retry', 'startOver'] as const)(
    'ends when the checkout finds the order, and not by %s',
    async (action) => {
      const { open, storage, posts } = setUpCheckout(['dropped', status('payment_pending')])
      const { checkout } = open()
      await checkout.open(details)
      const stored = JSON.parse(storage.getItem(KEY) ?? '')
      storage.setItem(KEY, JSON.stringify({ ...stored, order_id: ORDER_ID }))
      await checkout[action]()
      expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
      expect(posts()).toBe(1)
    },
  )
})

test('a rejected retry leaves the outcome of the first attempt unknown', async () => {
  const { open, storage } = setUpCheckout(['dropped', errorResponse(429, 'rate_limited'), opened])
  const { checkout } = open()
  await checkout.open(details)
  await checkout.retry()
  expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', error: { status: 429 } })
  expect(storage.entries.size).toBe(1)
  await checkout.retry()
  expect(checkout.getSnapshot().step).toBe('paying')
})

describe('starting over', () => {
  test('is possible before payment, and removes the order', async () => {
    const { clock, open, storage, network } = setUpCheckout([opened, status('payment_pending')])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(3_000)
    checkout.startOver()
    expect(trail.at(-1)).toBe('details')
    expect(storage.entries.size).toBe(0)
    const sent = network.requests.length
    await clock.advance(MINUTE)
    expect(network.requests).toHaveLength(sent)
    expect(clock.timers()).toBe(0)
  })

  test('is impossible once captured, whatever status follows', async () => {
    const { clock, open } = setUpCheckout([
      opened,
      status('order_completed'),
      status('order_in_review'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    expect(checkout.getSnapshot().order?.status).toBe('order_in_review')
  })

  test('is impossible once the payment was captured', async () => {
    const { clock, open } = setUpCheckout([opened, status('order_completed')])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    checkout.startOver()
    expect(checkout.getSnapshot().step).toBe('processing')
  })
})

test('a snapshot stays the same object until something changes', () => {
  const { checkout } = setUpCheckout([opened]).open()
  expect(checkout.getSnapshot()).toBe(checkout.getSnapshot())
  expect(checkout.getServerSnapshot()).toBe(checkout.getServerSnapshot())
})

describe('a mistyped wallet', () => {
  const mistyped = { ...destination, wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }

  test('blocks the checkout from the start, on the server too, and sends nothing', async () => {
    const { client, network, storage } = setUpCheckout([opened])
    const checkout = createCheckout(client, mistyped)
    const { blockingError } = checkout.getSnapshot()
    expect(checkout.getServerSnapshot().blockingError).toBe(blockingError)
    expect(blockingError).toMatchObject({
      code: 'invalid_input',
      outcome: 'none',
      fields: [{ field: 'wallet' }],
    })
    expect(blockingError?.message).toContain(
      "card.checkout got invalid input, so nothing was sent: wallet has a mistyped character: its checksum does not fit (EIP-55); pass the buyer's address as their wallet shows it.",
    )
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'details', error: blockingError })
    expect(network.requests).toEqual([])
    expect(storage.entries.size).toBe(0)
  })

  test('is reported beside the other invalid fields', async () => {
    const { client } = setUpCheckout([opened])
    const checkout = createCheckout(client, mistyped)
    await checkout.open({ ...details, amount: 'ten' })
    expect(checkout.getSnapshot().error).toMatchObject({
      fields: [{ field: 'amount' }, { field: 'wallet' }],
    })
  })

  test('does not lose the open order of the same address', async () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const held = { ...destination, wallet: address }
    const { client, clock } = setUpCheckout([
      opened,
      json(order('order_broadcasted', { destination: held })),
    ])
    await createCheckout(client, held).open(details)
    const checkout = createCheckout(client, mistyped)
    expect(checkout.getSnapshot().step).toBe('resuming')
    checkout.subscribe(() => {})
    await clock.advance(5_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'sent', mismatches: [] })
    checkout.startOver()
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'details',
      blockingError: { code: 'invalid_input' },
    })
  })

  test('in one case has no checksum, and the purchase is sent', async () => {
    const { client, posts } = setUpCheckout([opened])
    const lowercase = { ...destination, wallet: mistyped.wallet.toLowerCase() }
    await createCheckout(client, lowercase).open(details)
    expect(posts()).toBe(1)
  })
})
