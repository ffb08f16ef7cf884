import { createOnrampClient } from '@onramp-kit/core'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createVirtualClock } from './createVirtualClock.ts'
import { createHandlers } from './handlers.ts'
import { createService } from './service/createService.ts'

test('a virtual clock runs due timers by time, at their time, and not what is canceled', async () => {
  const clock = createVirtualClock(1_000)
  const ran: string[] = []
  const log = (name: string) => () => void ran.push(`${name} at ${clock.now()}`)
  clock.setTimeout(log('third'), 20)
  clock.setTimeout(() => {
    log('first')()
    clock.setTimeout(log('second'), 5)
  }, 10)
  clock.setTimeout(log('fourth'), 20)
  clock.setTimeout(log('late'), 31)
  clock.setTimeout(log('cancelled'), 10)()
  await clock.advance(30)
  expect(ran).toEqual(['first at 1010', 'second at 1015', 'third at 1020', 'fourth at 1020'])
  expect([clock.now(), clock.monotonic()]).toEqual([1_030, 30])
})

test('an advance within a timer does not move a virtual clock back', async () => {
  const clock = createVirtualClock(1_000)
  const times: number[] = []
  const log = () => void times.push(clock.monotonic())
  clock.setTimeout(() => void clock.advance(100).then(log), 10)
  clock.setTimeout(log, 105)
  await clock.advance(20)
  log()
  await clock.advance(200)
  log()
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeGreaterThanOrEqual(220)
})

test('advances of a virtual clock that overlap add up', async () => {
  const clock = createVirtualClock(1_000)
  const times: number[] = []
  clock.setTimeout(() => void times.push(clock.monotonic()), 1500)
  await Promise.all([clock.advance(1000), clock.advance(1000)])
  expect(times).toEqual([1500])
  expect(clock.monotonic()).toBe(2000)
})

test('a virtual clock stays at the time of a timer that throws', async () => {
  const clock = createVirtualClock(1_000)
  clock.setTimeout(() => {
    throw new Error('broken')
  }, 100)
  await expect(clock.advance(1_000)).rejects.toThrow('broken')
  await clock.advance(10)
  expect(clock.monotonic()).toBe(110)
})

test.each([Number.NaN, -1, undefined])('a virtual clock rejects %s ms', async (ms) => {
  const clock = createVirtualClock(1_000)
  await expect(clock.advance(ms as number)).rejects.toThrow(
    `advance: ms must be a number of 0 or more, not ${ms}.`,
  )
  expect(clock.now()).toBe(1_000)
})

test.each([
  ['in process', 'real timers'],
  ['in process', 'fake timers'],
  ['through MSW', 'real timers'],
  ['through MSW', 'fake timers'],
])(
  'a client and a slow service on one virtual clock settle an order %s without waiting, beside %s',
  async (way, timers) => {
    if (timers === 'fake timers') vi.useFakeTimers()
    const started = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => {
      // Before the fake timers end: a later `restoreAllMocks`, of any file, would bring back the one that the spy replaced.
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
    const baseUrl = 'https://service.example'
    const clock = createVirtualClock()
    const service = createService({ scenario: 'approved', now: clock.now, sleep: clock.sleep })
    if (way === 'through MSW') {
      const server = setupServer(...createHandlers(service, { baseUrl }))
      server.listen({ onUnhandledFrame: 'error' })
      onTestFinished(() => server.close())
    }
    const onramp = createOnrampClient({
      publishableKey: 'svc_public_sandbox_demo',
      baseUrl,
      platform: { clock },
      ...(way === 'in process' && { fetch: service.fetch }),
    })
    const { order_id: id } = await onramp.card.checkout(purchase)
    service.scenario('slow', id)
    const settled = onramp.card.orders.settled({ id, wallet: WALLET })
    service.callback(id, 'order_broadcasted')
    await clock.advance(60_000)
    expect(await settled).toMatchObject({ status: 'order_broadcasted' })
    // The service takes two seconds or more for a response. Node's fetch keeps an idle connection for four.
    const waits = started.mock.calls.filter(
      ([run, ms = 0]) => ms >= 1_000 && run.name !== 'onParserTimeout',
    )
    expect(waits).toEqual([])
  },
)
