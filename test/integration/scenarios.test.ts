import type { CardOrder } from '@onramp-kit/core'
import { type ScenarioName, scenarios } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { describe, expect, test } from 'vitest'

const { wallet } = purchase
const MINUTE = 60_000

type World = ReturnType<typeof createSimulatedWorld>

/** Buys in a scenario, advances time, and returns each status with the second in which the client read it. */
async function buy(scenario: ScenarioName, ms: number) {
  const { client, clock, service } = createSimulatedWorld({}, { scenario })
  const { order_id: id } = await client.card.checkout(purchase)
  const opened = clock.now()
  const seen: (readonly [CardOrder['status'], number])[] = []
  const last = { order: undefined as CardOrder | undefined }
  const leave = new AbortController()
  const watching = (async () => {
    for await (const order of client.card.orders.watch({ id, wallet }, leave)) {
      last.order = order
      seen.push([order.status, (clock.now() - opened) / 1000])
    }
    return 'ended'
  })().catch(() => 'left')
  await clock.advance(ms)
  leave.abort()
  return {
    seen,
    order: last.order,
    ended: await watching,
    statusHistory: service.state().orders[0]?.status_history,
  }
}

describe('the client in a scenario of a purchase', () => {
  test('default: reads payment_pending until a person pays', async () => {
    const { ended, seen } = await buy('default', 10 * MINUTE)
    expect(seen).toEqual([['payment_pending', 0]])
    expect(ended).toBe('left')
  })

  test('approved: reads the captured payment, then the payout', async () => {
    const { ended, order, seen } = await buy('approved', MINUTE)
    expect(seen).toEqual([
      ['payment_pending', 0],
      ['order_completed', 6],
      ['order_broadcasted', 9],
    ])
    expect(ended).toBe('ended')
    expect(order?.source).toMatchObject({ card_brand: 'visa', card_last_four: '4242' })
  })

  test('declined: reads payment_pending until the rail cancels the order, a minute after the card', async () => {
    const { order, seen } = await buy('declined', 2 * MINUTE)
    expect(seen).toEqual([
      ['payment_pending', 0],
      ['order_cancelled', 66],
    ])
    expect(order?.source.card_brand).toBeNull()
  })

  test('cancelled: reads order_cancelled after the buyer cancels', async () => {
    expect((await buy('cancelled', MINUTE)).seen).toEqual([
      ['payment_pending', 0],
      ['order_cancelled', 6],
    ])
  })

  test('in_review: reads payment_pending for half an hour, then the payout', async () => {
    const { seen, statusHistory } = await buy('in_review', 40 * MINUTE)
    expect(seen.map(([status]) => status)).toEqual([
      'payment_pending',
      'order_completed',
      'order_broadcasted',
    ])
    expect(minutes(statusHistory, 1)).toBeCloseTo(30, 0)
  })

  test('settled_late: polls a completed order for two hours until the payout', async () => {
    const { ended, seen, statusHistory } = await buy('settled_late', 125 * MINUTE)
    expect(seen.map(([status]) => status)).toEqual([
      'payment_pending',
      'order_completed',
      'order_broadcasted',
    ])
    expect(minutes(statusHistory, 2) - minutes(statusHistory, 1)).toBe(120)
    expect(ended).toBe('ended')
  })

  test('callback_repeated: yields each status once', async () => {
    const { seen, statusHistory } = await buy('callback_repeated', MINUTE)
    expect(seen).toEqual([
      ['payment_pending', 0],
      ['order_completed', 6],
      ['order_broadcasted', 9],
    ])
    expect(statusHistory).toHaveLength(3)
  })

  test('callback_out_of_order: yields the payout first and no step back', async () => {
    const { seen, statusHistory } = await buy('callback_out_of_order', MINUTE)
    expect(seen).toEqual([
      ['payment_pending', 0],
      ['order_broadcasted', 12],
    ])
    expect(statusHistory).toHaveLength(2)
  })

  test('callback_resent: yields each status when the rail resends the callback', async () => {
    expect((await buy('callback_resent', 2 * MINUTE)).seen).toEqual([
      ['payment_pending', 0],
      ['order_completed', 66],
      ['order_broadcasted', 69],
    ])
  })
})

describe('the client in a scenario of the network', () => {
  test('rate_limited: retries reads after Retry-After and then fails; fails a purchase at once', async () => {
    const { client, clock, service } = createSimulatedWorld({}, { scenario: 'rate_limited' })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfter: 5,
      outcome: 'none',
    })
    const rates = client.fx.rates()
    const given = rates.catch((error: unknown) => error)
    await clock.advance(14_999)
    expect(service.state().requests['fx.rates']).toBe(3)
    await clock.advance(MINUTE)
    expect(await given).toMatchObject({ code: 'rate_limited', retryAfter: 5 })
    expect(service.state().requests['fx.rates']).toBe(4)
  })

  test('rail_down: fails with 502 where the service needs the rail, the bank or the rates, and nowhere else', async () => {
    const { client, clock, service } = createSimulatedWorld({}, {})
    const { order_id: id } = await client.card.checkout(purchase)
    service.scenario('rail_down')
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      code: 'rail_error',
      status: 502,
      outcome: 'unknown',
    })
    const failures = [
      client.card.quote(purchase),
      client.virtualAccounts.list({ wallet }),
      client.fx.rates(),
    ].map((answer) => answer.catch((error: { code: string }) => error.code))
    await clock.advance(MINUTE)
    expect(await Promise.all(failures)).toEqual(['rail_error', 'bridge_error', 'rates_unavailable'])
    expect((await client.card.orders.get({ id, wallet })).status).toBe('payment_pending')
    expect(service.state().orders).toHaveLength(1)
  })

  test('slow: gets the right response after two to five seconds', async () => {
    const { client, clock, service } = createSimulatedWorld({}, { scenario: 'slow' })
    const started = clock.now()
    let took = 0
    const opening = client.card.checkout(purchase).finally(() => {
      took = clock.now() - started
    })
    await clock.advance(1999)
    // The service has acted; only its response is delayed.
    expect(service.state().orders).toHaveLength(1)
    expect(took).toBe(0)
    await clock.advance(5000)
    expect((await opening).order_id).toBe(service.state().orders[0]?.id)
    expect(took).toBeGreaterThanOrEqual(2000)
    expect(took).toBeLessThanOrEqual(5000)
  })

  test('flaky_network: completes every read; a purchase can have the outcome unknown', async () => {
    const { client, clock, service } = createSimulatedWorld(
      {},
      { scenario: 'flaky_network', rateLimit: false },
    )
    const outcomes = { opened: 0, network_error: 0, unreadable_answer: 0 }
    for (let count = 0; count < 60; count++) {
      await client.card.checkout(purchase).then(
        () => outcomes.opened++,
        (error: { code: keyof typeof outcomes; outcome: string }) => {
          expect(error.outcome).toBe('unknown')
          outcomes[error.code]++
        },
      )
    }
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(3)
    // The service opened some of the purchases with an unknown outcome, and not others.
    const orders = service.state().orders.length
    expect(orders).toBeGreaterThan(outcomes.opened)
    expect(orders).toBeLessThan(60)

    const id = service.state().orders[0]?.id ?? ''
    service.callback(id, 'order_broadcasted')
    const settled = client.card.orders.settled({ id, wallet })
    await clock.advance(MINUTE)
    expect((await settled).status).toBe('order_broadcasted')
  })

  test('market_not_served: fails quote and purchase with an error that names the country', async () => {
    const { client } = createSimulatedWorld({}, { scenario: 'market_not_served' })
    for (const answer of [client.card.quote(purchase), client.card.checkout(purchase)]) {
      await expect(answer).rejects.toMatchObject({
        code: 'validation_error',
        status: 400,
        message: expect.stringContaining('country: US is not a market of the card rail'),
      })
    }
  })

  test('origin_rejected: fails every keyed request without a retry', async () => {
    const { client, service } = createSimulatedWorld({}, { scenario: 'origin_rejected' })
    for (const answer of [client.card.quote(purchase), client.rail.config()]) {
      await expect(answer).rejects.toMatchObject({ code: 'origin_not_allowed', status: 403 })
    }
    expect((await client.fx.rates()).USD).toBeGreaterThan(0)
    expect(service.state().requests).toMatchObject({ 'card.quote': 1, 'rail.config': 1 })
  })
})

describe('the client in a scenario of a customer', () => {
  /** Registers in a scenario, requests the identity page, and returns each status with the second in which the client read it. */
  async function apply(scenario: ScenarioName) {
    const { client, clock, service } = createSimulatedWorld({}, { scenario })
    await client.virtualAccounts.register({ wallet, country: 'DE', email: 'ada@example.com' })
    await client.virtualAccounts.identityVerification({ wallet })
    const seen: [string, number][] = []
    for (let second = 0; second <= 30; second++) {
      const { status } = await client.virtualAccounts.status({ wallet })
      if (status !== seen.at(-1)?.[0]) seen.push([status, second])
      await clock.advance(1000)
    }
    return { client, service, seen }
  }

  test('default: reads the same status until a person completes the pages', async () => {
    expect((await apply('default')).seen).toEqual([['not_started', 0]])
  })

  test('identity_rejected: reads under_review, then rejected, and lists no account', async () => {
    const { client, seen } = await apply('identity_rejected')
    expect(seen).toEqual([
      ['not_started', 0],
      ['under_review', 5],
      ['rejected', 8],
    ])
    expect(await client.virtualAccounts.list({ wallet })).toEqual({ count: 0, data: [] })
  })

  test('the simulated applicant stops once a person opens the page or the scenario ends', async () => {
    for (const [before, status] of [
      [({ service }: World) => service.customerStatus(wallet, 'incomplete'), 'incomplete'],
      [({ service }: World) => service.scenario('default'), 'not_started'],
    ] as const) {
      const world = createSimulatedWorld({}, { scenario: 'identity_rejected' })
      const { virtualAccounts } = world.client
      await virtualAccounts.register({ wallet, country: 'DE', email: 'ada@example.com' })
      await virtualAccounts.identityVerification({ wallet })
      before(world)
      await world.clock.advance(MINUTE)
      expect((await virtualAccounts.status({ wallet })).status).toBe(status)
    }
  })

  test('accounts_pending: lists no account of an active customer until the scenario ends', async () => {
    const { client, seen, service } = await apply('accounts_pending')
    expect(seen).toEqual([
      ['not_started', 0],
      ['under_review', 5],
      ['active', 8],
    ])
    expect(await client.virtualAccounts.list({ wallet })).toEqual({ count: 0, data: [] })
    service.scenario('default')
    service.advance(MINUTE)
    expect((await client.virtualAccounts.list({ wallet })).count).toBe(3)
  })
})

describe('a scenario for one order', () => {
  test('overrides the scenario of the service for its callbacks and reads only', async () => {
    const { client, clock, service } = createSimulatedWorld({}, { scenario: 'approved' })
    const { order_id: own } = await client.card.checkout(purchase)
    const { order_id: other } = await client.card.checkout(purchase)
    service.scenario('cancelled', own)
    await clock.advance(10_000)
    expect((await client.card.orders.get({ id: own, wallet })).status).toBe('order_cancelled')
    expect((await client.card.orders.get({ id: other, wallet })).status).toBe('order_broadcasted')
    service.scenario('origin_rejected', own)
    await expect(client.card.orders.get({ id: own, wallet })).rejects.toMatchObject({ status: 403 })
    expect((await client.card.orders.get({ id: other, wallet })).id).toBe(other)
    expect(service.state()).toMatchObject({
      scenario: 'approved',
      orders: [{ scenario: 'origin_rejected' }, { scenario: 'approved' }],
    })
  })

  test('chosen after the checkout makes the buyer of an open order act', async () => {
    const { client, clock, service } = createSimulatedWorld()
    const { order_id: id } = await client.card.checkout(purchase)
    await clock.advance(MINUTE)
    service.scenario('approved')
    await clock.advance(10_000)
    expect((await client.card.orders.get({ id, wallet })).status).toBe('order_broadcasted')
  })
})

test('a reset restores the scenario of the options', () => {
  const { service } = createSimulatedWorld({}, { scenario: 'slow' })
  service.scenario('declined')
  service.reset()
  expect(service.state().scenario).toBe('slow')
})

test('a scenario draws the same faults for the same seed', async () => {
  const run = async (seed: number) => {
    const { client } = createSimulatedWorld({}, { seed, scenario: 'flaky_network' })
    const answers = Array.from({ length: 30 }, () =>
      client.card.checkout(purchase).then(
        () => 'opened',
        (error: { code: string }) => error.code,
      ),
    )
    return Promise.all(answers)
  }
  const first = await run(1)
  expect(await run(1)).toEqual(first)
  expect(await run(2)).not.toEqual(first)
})

test('every scenario has a description of one line', () => {
  for (const { description } of Object.values(scenarios)) {
    expect(description).toMatch(/^[A-Z][^\n]{20,100}\.$/)
  }
})

/** Minutes from the checkout to the nth entry of a status history. */
function minutes(
  statusHistory: readonly { readonly at: string }[] | undefined,
  index: number,
): number {
  const at = (entry: number) => Date.parse(statusHistory?.[entry]?.at ?? '')
  return (at(index) - at(0)) / MINUTE
}
