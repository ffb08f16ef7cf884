import { ORDER_ID, order, WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  HOSTED_URL,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, json, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import type { TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { PurchaseDetails } from './checkout.ts'

const dropped = (length: number) => Array.from({ length }, (): Turn => 'dropped')

test('refresh does not read before Retry-After has elapsed', async () => {
  const limited = errorResponse(429, 'rate_limited', { 'retry-after': '60' })
  const { clock, network, open } = setUpCheckout([opened, limited, status('payment_pending')])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  for (let press = 0; press < 5; press++) {
    void checkout.refresh()
    await clock.advance(2_000)
  }
  expect(network.requests).toHaveLength(2)
})

test('a reply that arrives as the buyer starts over changes nothing', async () => {
  const { clock, open } = setUpCheckout([opened, 'dropped', status('payment_pending')])
  const { checkout } = open()
  let hadTrouble = false
  checkout.subscribe(() => {
    const { pollError } = checkout.getSnapshot()
    // The response has arrived, but the checkout has not received its order.
    if (hadTrouble && pollError === undefined) checkout.startOver()
    hadTrouble = pollError !== undefined
  })
  await checkout.open(details)
  await clock.advance(30_000)
  expect(checkout.getSnapshot()).toEqual(checkout.getServerSnapshot())
})

test('a clock that was set back does not delay when an order counts as slow', async () => {
  const real = createVirtualClock()
  let offset = 0
  const clock = { ...real, now: () => real.now() + offset }
  const { open } = setUpCheckout([opened, status('order_completed')], { clock })
  const { checkout, leave } = open()
  await checkout.open(details)
  await real.advance(MINUTE)
  offset = -180 * MINUTE
  leave()
  checkout.subscribe(() => {})
  await real.advance(11 * MINUTE)
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'processing',
    situation: { name: 'sending_late' },
  })
})

describe('stale replies', () => {
  test('do not take a captured order back, not even after an error and a refresh', async () => {
    const { clock, open } = setUpCheckout([
      opened,
      status('order_completed'),
      errorResponse(401, 'invalid_publishable_key'),
      status('payment_pending'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(5_000)
    void checkout.refresh()
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    expect(checkout.getSnapshot().order?.status).toBe('order_completed')
  })

  test('are detected behind an unknown status as well', async () => {
    const { clock, open } = setUpCheckout([
      opened,
      status('order_completed'),
      status('order_in_review'),
      status('payment_pending'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot().order?.status).toBe('order_in_review')
  })
})

test('a listener that throws does not stop the checkout', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('payment_pending'),
    status('order_broadcasted'),
  ])
  const { checkout, trail } = open()
  checkout.subscribe(() => {
    throw new Error('of the merchant')
  })
  const report = vi.spyOn(console, 'error').mockReturnValue()
  await checkout.open(details)
  await clock.advance(10_000)
  expect(trail.at(-1)).toBe('sent')
  expect(report.mock.calls[0]).toMatchObject([{ message: 'of the merchant' }])
})

test('an error that stopped polling stays in the snapshot', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('order_completed'),
    errorResponse(401, 'invalid_publishable_key'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(60 * MINUTE)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'settling', error: { status: 401 } })
})

test('an error that stopped polling is gone once polling continues', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('order_completed'),
    errorResponse(401, 'invalid_publishable_key'),
    status('order_completed'),
  ])
  const { checkout, leave } = open()
  await checkout.open(details)
  await clock.advance(MINUTE)
  expect(checkout.getSnapshot().situation.reads).toBe('stopped')
  leave()
  checkout.subscribe(() => {})
  await clock.advance(MINUTE)
  expect(checkout.getSnapshot()).toMatchObject({ error: undefined, situation: { reads: 'ok' } })
})

describe('a long wait', () => {
  test('moves the checkout to processing, without an error, until the order ends', async () => {
    const turns = [opened, ...Array.from({ length: 250 }, () => status('payment_pending'))]
    const { clock, open } = setUpCheckout([
      ...turns,
      status('order_completed'),
      status('order_broadcasted'),
    ])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(10 * MINUTE - 1)
    expect(trail.at(-1)).toBe('paying')
    await clock.advance(1)
    expect(trail.at(-1)).toBe('processing')
    expect(checkout.getSnapshot()).toMatchObject({ error: undefined, url: HOSTED_URL })
    await clock.advance(24 * 60 * MINUTE)
    expect(trail.slice(2)).toEqual(['paying', 'processing', 'settling', 'sent'])
  })

  test('counts from the last change of the status', async () => {
    const start = Date.UTC(2026, 10, 20, 12)
    const clock = createVirtualClock(start)
    const { open } = setUpCheckout(
      [
        opened,
        () => status(clock.now() < start + 5 * MINUTE ? 'payment_pending' : 'order_completed'),
      ],
      { clock },
    )
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(14.9 * MINUTE)
    expect(trail.at(-1)).toBe('settling')
    await clock.advance(0.5 * MINUTE)
    expect(trail.at(-1)).toBe('processing')
  })

  test('that lasts a day moves a recent step to processing as well, when polling ends', async () => {
    const day = 24 * 60 * MINUTE
    const captureAt = Date.UTC(2026, 10, 20, 12) + day - 2 * MINUTE
    const clock = createVirtualClock()
    const { open } = setUpCheckout(
      [opened, () => status(clock.now() < captureAt ? 'payment_pending' : 'order_completed')],
      { clock },
    )
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(day - 10_000)
    expect(trail.at(-1)).toBe('settling')
    await clock.advance(20_000)
    expect(trail.at(-1)).toBe('processing')
  })

  test('says after a day that the order is no longer read, until the buyer checks again', async () => {
    const day = 24 * 60 * MINUTE
    const clock = createVirtualClock()
    const { open, network } = setUpCheckout([opened, status('order_completed')], { clock })
    const { checkout, leave } = open()
    await checkout.open(details)
    await clock.advance(day - 2 * MINUTE)
    const situation = () => checkout.getSnapshot().situation
    expect(situation()).toMatchObject({ name: 'sending_late', reads: 'ok' })
    await clock.advance(4 * MINUTE)
    const stopped = {
      name: 'sending_late',
      reads: 'stopped',
      actions: ['check_again', 'contact_support'],
    }
    expect(situation()).toMatchObject(stopped)
    const reads = network.requests.length
    await clock.advance(day)
    expect(network.requests).toHaveLength(reads)
    void checkout.refresh()
    expect(situation().reads).toBe('ok')
    await clock.advance(1_000)
    expect(network.requests).toHaveLength(reads + 1)
    expect(situation()).toMatchObject(stopped)
    leave()
    checkout.subscribe(() => {})
    expect(situation().reads).toBe('ok')
    await clock.advance(1_000)
    expect(situation()).toMatchObject(stopped)
  })

  test('for the first read ends with it, and keeps the payment page', async () => {
    const { clock, open } = setUpCheckout([opened, ...dropped(10), status('payment_pending')])
    const { checkout, trail } = open()
    await checkout.open(details)
    const urls = new Set<string | undefined>()
    checkout.subscribe(() => urls.add(checkout.getSnapshot().url))
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot().situation.name).toBe('payable_late')
    await clock.advance(8 * MINUTE)
    expect(checkout.getSnapshot().situation.name).toBe('payable')
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot().situation.name).toBe('payable_late')
    expect(trail.slice(2)).toEqual(['paying', 'processing', 'paying', 'processing'])
    expect([...urls]).toEqual([HOSTED_URL])
  })

  test('is not interrupted by a reply that changes nothing but details', async () => {
    const clock = createVirtualClock()
    const { open } = setUpCheckout(
      [opened, () => json({ ...order('payment_pending'), note: clock.now() })],
      { clock },
    )
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(60 * MINUTE)
    expect(trail.slice(2)).toEqual(['paying', 'processing'])
  })

  test('keeps the error of an unsafe payment page, also when the buyer checks again after a day', async () => {
    const unsafe = json({ order_id: ORDER_ID, url: 'http://pay.example/1' })
    const { clock, open } = setUpCheckout([unsafe, ...dropped(10), status('payment_pending')])
    const { checkout, trail, leave } = open()
    await checkout.open(details)
    await clock.advance(9 * MINUTE)
    expect(trail.slice(2)).toEqual(['paying', 'processing', 'paying'])
    leave()
    checkout.subscribe(() => {})
    await clock.advance(25 * 60 * MINUTE)
    const unsafePage = (reads: string) => ({
      error: { code: 'unsafe_hosted_url' },
      situation: { name: 'not_shown', reads },
    })
    expect(checkout.getSnapshot()).toMatchObject(unsafePage('stopped'))
    void checkout.refresh()
    expect(checkout.getSnapshot()).toMatchObject(unsafePage('ok'))
  })

  test('in an unknown status keeps the step', async () => {
    const { clock, open } = setUpCheckout([
      opened,
      status('payment_pending'),
      status('order_in_review'),
    ])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(trail.at(-1)).toBe('paying')
    expect(checkout.getSnapshot()).toMatchObject({
      order: { status: 'order_in_review' },
      url: HOSTED_URL,
    })
  })
})

describe('the checkout', () => {
  const other = { wallet: `0x${'b'.repeat(40)}`, chain: 1, token: 'AUSD' }
  /** The mismatches and the page of an order whose destination differs in `part`. */
  async function follow(part: object) {
    const held = { ...order('x').destination, ...part }
    const { clock, open } = setUpCheckout([
      opened,
      json(order('payment_pending', { destination: held })),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(0)
    const { mismatches, url } = checkout.getSnapshot()
    return { mismatches, url }
  }
  test.each(['wallet', 'chain', 'token'] as const)(
    'reports another %s of the order, and shows no page to pay it on',
    async (field) => {
      expect(await follow({ [field]: other[field] })).toEqual({
        mismatches: [{ field, expected: String(destination[field]), actual: String(other[field]) }],
        url: undefined,
      })
    },
  )

  describe('compares the money of the order and', () => {
    async function mismatches(
      source: object,
      bought: Partial<PurchaseDetails> = {},
      options: TestClientOptions = {},
    ) {
      const held = order('payment_pending', { source: { ...order('x').source, ...source } })
      const { clock, open, reload } = setUpCheckout([opened, json(held)], options)
      const { checkout } = open()
      await checkout.open({ ...details, amount: '50', ...bought })
      await clock.advance(0)
      const again = reload()
      await clock.advance(0)
      const found = checkout.getSnapshot().mismatches
      expect(again.checkout.getSnapshot().mismatches).toEqual(found)
      return found
    }

    test('reports another amount, also after a reload', async () => {
      expect(await mismatches({ amount: '500' })).toEqual([
        { field: 'amount', expected: '50', actual: '500' },
      ])
    })

    test('reports another currency, also after a reload', async () => {
      expect(await mismatches({ amount: '50', currency: 'GBP' })).toEqual([
        { field: 'currency', expected: 'USD', actual: 'GBP' },
      ])
    })

    test.each(['0USD', 'USD.', 'USD.00', 'uſd'])('reports the currency %j', async (currency) => {
      expect(await mismatches({ amount: '50', currency })).toEqual([
        { field: 'currency', expected: 'USD', actual: currency },
      ])
    })

    test.each(['50', '50.0', '00050.00000000', '50.'])(
      'accepts an amount of 50 written as %j',
      async (amount) => {
        expect(await mismatches({ amount })).toEqual([])
      },
    )

    test.each(['50.01', '5', '500', '5.0', '50.0.0', '', 'fifty'])(
      'reports the amount %j',
      async (amount) => {
        expect(await mismatches({ amount })).toMatchObject([{ field: 'amount' }])
      },
    )

    test('accepts any amount of an EXACT_OUTPUT purchase, whose amount is in tokens', async () => {
      expect(await mismatches({ amount: '52.10' }, { trade_type: 'EXACT_OUTPUT' })).toEqual([])
    })

    test("accepts any amount and currency with orderAmount 'any'", async () => {
      const source = { amount: '51', currency: 'GBP' }
      expect(await mismatches(source, {}, { orderAmount: 'any' })).toEqual([])
    })
  })

  test('accepts a wallet that the service returns in lower case', async () => {
    expect(await follow({ wallet: WALLET.toLowerCase() })).toEqual({
      mismatches: [],
      url: HOSTED_URL,
    })
  })
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/1',
  'https://a:b@pay.example',
  'https://shop.example/log-out',
  'nonsense',
])('the checkout does not show a hosted page at %j, and still polls the order', async (url) => {
  vi.stubGlobal('origin', 'https://shop.example')
  const { clock, open } = setUpCheckout([
    json({ order_id: ORDER_ID, url }),
    status('payment_pending'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'paying',
    url: undefined,
    error: {
      code: 'unsafe_hosted_url',
      message: expect.stringContaining(
        'card.checkout: the hosted page is not shown. Its URL must be https, on another origin than this page, and without credentials.',
      ),
    },
  })
  await clock.advance(1_000)
  expect(checkout.getSnapshot().order?.status).toBe('payment_pending')
})

test('the checkout of a sandbox service on http shows its hosted page, and none of another http origin', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const urlOf = async (url: string, baseUrl = 'http://lan.test:4010') => {
    const { open } = setUpCheckout([json({ order_id: ORDER_ID, url }), status('payment_pending')], {
      baseUrl,
    })
    const { checkout } = open()
    await checkout.open(details)
    return checkout.getSnapshot().url
  }
  expect(await urlOf('http://lan.test:4010/pay/1')).toBe('http://lan.test:4010/pay/1')
  expect(await urlOf('http://lan.test/pay/1')).toBeUndefined()
  expect(await urlOf('http://other.test:4010/pay/1')).toBeUndefined()
  // Another client of the page accepts the pages of its own service only.
  expect(await urlOf('http://lan.test:4010/pay/1', 'https://api.test')).toBeUndefined()
})

test('pollError holds a read error until a read succeeds', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('payment_pending'),
    'dropped',
    status('payment_pending'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(7_000)
  expect(checkout.getSnapshot().pollError).toMatchObject({ code: 'network_error' })
  await clock.advance(10_000)
  expect(checkout.getSnapshot().pollError).toBeUndefined()
})

test('refresh resumes polling after an error stopped it', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    errorResponse(401, 'invalid_publishable_key'),
    status('order_broadcasted'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', error: { status: 401 } })
  void checkout.refresh()
  await clock.advance(1_000)
  expect(checkout.getSnapshot().step).toBe('sent')
})

test('unsubscribing stops every timer and request; subscribing resumes polling', async () => {
  const { clock, network, open } = setUpCheckout([opened, status('payment_pending')])
  const { checkout, leave } = open()
  await checkout.open(details)
  await clock.advance(3_000)
  leave()
  const sent = network.requests.length
  await clock.advance(60 * MINUTE)
  expect(network.requests).toHaveLength(sent)
  expect(clock.timers()).toBe(0)
  checkout.subscribe(() => {})
  await clock.advance(0)
  expect(network.requests).toHaveLength(sent + 1)
})

test('a second listener reads nothing, and its end does not stop the first', async () => {
  const { clock, network, open } = setUpCheckout([opened, status('payment_pending')])
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  let calls = 0
  const leave = checkout.subscribe(() => (calls += 1))
  await clock.advance(0)
  expect(network.requests).toHaveLength(2)
  leave()
  await clock.advance(11 * MINUTE)
  expect(trail.at(-1)).toBe('processing')
  expect(calls).toBe(0)
})

test('refresh reads at most once a second', async () => {
  const { clock, network, open } = setUpCheckout([opened, status('payment_pending')])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  for (let press = 0; press < 20; press += 1) {
    void checkout.refresh()
    await clock.advance(100)
  }
  expect(network.requests).toHaveLength(5)
})

describe("an order of a merchant's schema", () => {
  const openWith = (change: object, turns: readonly Turn[]) => {
    const changed = z.transform((read) => ({ ...(read as object), ...change }))
    const schemas = { 'card.orders.get': z.pipe(z.unknown(), changed) } as never
    return setUpCheckout([opened, ...turns], { schemas })
  }
  const sent = [status('payment_pending'), status('order_broadcasted')]

  test('is followed to its end if JSON cannot express it', async () => {
    const { clock, open } = openWith({ fee: 1n }, sent)
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(trail).toEqual(['details', 'opening', 'paying', 'sent'])
  })

  test('that breaks the checkout ends the polling with an error, and refresh reads it again', async () => {
    const { clock, network, open } = openWith({ source: { currency: Symbol('USD') } }, sent)
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'paying',
      error: { code: 'unexpected_answer', cause: { name: 'TypeError' } },
      situation: { reads: 'stopped', actions: expect.arrayContaining(['check_again']) },
    })
    expect(network.requests).toHaveLength(2)
    const resolved = vi.fn()
    void checkout.refresh().then(resolved)
    await clock.advance(0)
    expect(network.requests).toHaveLength(3)
    expect(resolved).toHaveBeenCalledOnce()
  })

  test('that breaks the checkout still counts as captured: it can be neither paid again nor left', async () => {
    const turns = [status('order_completed')]
    const { clock, open } = openWith({ source: { currency: Symbol('USD') } }, turns)
    const { checkout, leave } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    const captured = { isCaptured: true, canStartOver: false, situation: { claim: 'charged' } }
    expect(checkout.getSnapshot()).toMatchObject(captured)
    expect(checkout.getSnapshot().situation.actions).not.toContain('pay')
    leave()
    const again = open().checkout
    await clock.advance(MINUTE)
    expect(again.getSnapshot()).toMatchObject(captured)
  })
})

describe('refresh resolves', () => {
  async function refreshed(turns: readonly Turn[]) {
    const harness = setUpCheckout([opened, status('order_completed'), ...turns])
    const { checkout, leave } = harness.open()
    await checkout.open(details)
    await harness.clock.advance(MINUTE)
    const resolved = vi.fn()
    return { ...harness, leave, resolved, press: () => checkout.refresh().then(resolved) }
  }

  test('once a read has ended, with an answer or an error', async () => {
    let respond = (_response: Response) => {}
    const turn = () => new Promise<Response>((resolve) => (respond = resolve))
    const { clock, resolved, press } = await refreshed([turn])
    for (const [answer, times] of [
      [status('order_completed'), 1],
      [errorResponse(503, 'rail_error'), 2],
    ] as const) {
      void press()
      await clock.advance(2_000)
      expect(resolved).toHaveBeenCalledTimes(times - 1)
      respond(answer)
      await clock.advance(0)
      expect(resolved).toHaveBeenCalledTimes(times)
    }
  })

  test('once a read has ended, although the last error had a Retry-After, which has elapsed', async () => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '2' })
    let respond = (_response: Response) => {}
    const turn = () => new Promise<Response>((resolve) => (respond = resolve))
    // The fourth failure in a row is followed by 32 s.
    const { clock, resolved, press } = await refreshed([...dropped(3), limited, turn])
    void press()
    await clock.advance(1_000)
    expect(resolved).not.toHaveBeenCalled()
    respond(status('order_completed'))
    await clock.advance(0)
    expect(resolved).toHaveBeenCalledOnce()
  })

  test.each<[string, (harness: Awaited<ReturnType<typeof refreshed>>) => void]>([
    ['the device goes offline', ({ page }) => page.set({ online: false })],
    ['the page is hidden', ({ page }) => page.set({ visible: false })],
    ['the last view unsubscribes', ({ leave }) => leave()],
  ])('when %s during a read', async (_, act) => {
    const harness = await refreshed(['silent'])
    void harness.press()
    await harness.clock.advance(2_000)
    expect(harness.resolved).not.toHaveBeenCalled()
    act(harness)
    await harness.clock.advance(0)
    expect(harness.resolved).toHaveBeenCalledOnce()
  })

  const limited = errorResponse(429, 'rate_limited', { 'retry-after': '600' })
  test.each<[string, Turn[], { online?: boolean; visible?: boolean }]>([
    ['the device is offline', [], { online: false }],
    ['the page is hidden', [], { visible: false }],
    ['Retry-After has not elapsed', [limited], {}],
    ['the order has ended', [status('order_broadcasted')], {}],
  ])('at once while %s', async (_, turns, state) => {
    const { clock, page, resolved, press } = await refreshed(turns)
    page.set(state)
    void press()
    await clock.advance(0)
    expect(resolved).toHaveBeenCalledOnce()
  })
})

test('unsubscribing twice does not unsubscribe another listener', async () => {
  const { clock, open } = setUpCheckout([opened, status('order_broadcasted')])
  const { checkout, leave } = open()
  leave()
  leave()
  checkout.subscribe(() => {})
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot().step).toBe('sent')
})

test('a listener can resume polling when it sees the error that stopped it', async () => {
  const { clock, network, open } = setUpCheckout([
    opened,
    errorResponse(401, 'invalid_publishable_key'),
    status('payment_pending'),
  ])
  const { checkout } = open()
  checkout.subscribe(() => {
    if (checkout.getSnapshot().error) void checkout.refresh()
  })
  await checkout.open(details)
  await clock.advance(3_000)
  expect(checkout.getSnapshot().order?.status).toBe('payment_pending')
  expect(network.requests.length).toBeGreaterThan(2)
})

test('no checkout can change what the others begin with', () => {
  const { checkout } = setUpCheckout([]).open()
  const { mismatches, situation } = checkout.getSnapshot()
  expect(() => (mismatches as unknown[]).push({})).toThrow(TypeError)
  expect(() => (situation.actions as unknown[]).pop()).toThrow(TypeError)
})

test('details whose getter throws are refused', async () => {
  const { checkout } = setUpCheckout([]).open()
  const broken = {
    ...details,
    get amount(): string {
      throw new Error('of the merchant')
    },
  }
  await expect(checkout.open(broken)).resolves.toBeUndefined()
})
