import { errorCodes, type Route } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import { startHarness } from '../../harness.test.helper.ts'
import type { Fault } from '../../scenarios/scenario.ts'
import { createEngine } from '../createEngine.ts'
import type { Engine } from '../engine.ts'
import { jsonResponse } from '../http/responses.ts'
import { ServiceError } from '../http/serviceError.ts'
import { resolveSettings } from '../settings.ts'
import { activeBehavior, type Behavior } from './behavior.ts'
import { applyFault, findFault } from './faults.ts'

/** Responds with the first of the behavior's faults that matches, else with `respond`. */
function applyFaults(
  engine: Engine,
  behavior: Behavior,
  route: Pick<Route, 'errors'>,
  respond: () => Promise<Response>,
) {
  const fault = findFault(engine, behavior, route)
  return fault ? applyFault(fault, behavior, { errorCodes }, respond) : respond()
}

/** Sends a request through faults. Returns the response, and whether the service acted. */
async function sendThrough(
  faults: Fault | readonly Fault[],
  errors: readonly string[] = ['rail_error'],
) {
  const engine = createEngine(resolveSettings({})).engine
  const behavior = { ...activeBehavior(engine), faults: [faults].flat() }
  let acted = false
  const respond = async () => {
    acted = true
    return Response.json({ id: 7 })
  }
  const response = await applyFaults(engine, behavior, { errors }, respond).catch(
    (error: unknown) => error,
  )
  return { response, acted }
}

async function responseTo(fault: Fault) {
  const { acted, response } = await sendThrough(fault)
  if (!(response instanceof Response)) throw response
  return { acted, type: response.type, status: response.status, text: await response.text() }
}

describe('a fault', () => {
  test('drops the connection before the service acts', async () => {
    expect(await responseTo({ response: 'dropped' })).toMatchObject({ acted: false, type: 'error' })
  })

  test('drops the connection after the service acted', async () => {
    expect(await responseTo({ response: 'dropped_late' })).toMatchObject({
      acted: true,
      type: 'error',
    })
  })

  test('drops the connection after the service rejected the request', async () => {
    const engine = createEngine(resolveSettings({})).engine
    const behavior = { ...activeBehavior(engine), faults: [{ response: 'dropped_late' }] as const }
    const reject = () => Promise.reject(new ServiceError('rate_limited', 'Too many requests.'))
    expect((await applyFaults(engine, behavior, { errors: [] }, reject)).type).toBe('error')
    const bug = applyFaults(engine, behavior, { errors: [] }, () =>
      Promise.reject(new TypeError('bug')),
    )
    await expect(bug).rejects.toThrow('bug')
  })

  test("replaces the response with a proxy's page", async () => {
    const { acted, status, text } = await responseTo({ response: 'bad_gateway' })
    expect([acted, status]).toEqual([false, 502])
    expect(text).toContain('<h1>502 Bad Gateway</h1>')
  })

  test('cuts the body in half', async () => {
    const { acted, status, text } = await responseTo({ response: 'truncated' })
    expect([acted, status, text]).toEqual([true, 200, '{"id'])
  })

  test('cuts a body of stated length so that the rest arrives', async () => {
    const engine = createEngine(resolveSettings({})).engine
    const behavior = { ...activeBehavior(engine), faults: [{ response: 'truncated' } as const] }
    const whole = async () => jsonResponse({ id: 1 })
    const response = await applyFaults(engine, behavior, { errors: [] }, whole)
    expect(response.headers.has('content-length')).toBe(false)
    expect(await response.text()).toBe('{"id')
  })

  test('leaves a response without a body as it is, cookies included', async () => {
    const engine = createEngine(resolveSettings({})).engine
    const behavior = { ...activeBehavior(engine), faults: [{ response: 'truncated' } as const] }
    const headers = { 'Set-Cookie': 'a=1' }
    const empty = async () => new Response(null, { status: 204, headers })
    const response = await applyFaults(engine, behavior, { errors: [] }, empty)
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, ['a=1']])
  })

  test('responds with an error of the contract, with Retry-After if given', async () => {
    const { acted, response } = await sendThrough({
      response: { error: 'rail_error', retryAfter: 5 },
    })
    expect(acted).toBe(false)
    expect(response).toMatchObject({
      code: 'rail_error',
      status: 502,
      message: 'the payment rail failed (scenario default)',
      headers: { 'Retry-After': '5' },
    })
    expect((await sendThrough({ response: { error: 'rail_error' } })).response).toMatchObject({
      headers: {},
    })
  })

  test('skips a route that does not declare its error', async () => {
    const { acted } = await sendThrough({ response: { error: 'rail_error' } }, ['rate_limited'])
    expect(acted).toBe(true)
  })

  test('occurs with its probability', async () => {
    expect((await sendThrough({ probability: 0, response: 'dropped' })).acted).toBe(true)
    expect((await sendThrough({ probability: 1, response: 'dropped' })).acted).toBe(false)
  })

  test('is the first one that matches', async () => {
    const faults: readonly Fault[] = [
      { probability: 0, response: 'dropped' },
      { response: { error: 'rail_error' } },
      { response: { error: 'rate_limited' } },
    ]
    const { response } = await sendThrough(faults, ['rail_error', 'rate_limited'])
    expect(response).toMatchObject({ code: 'rail_error' })
  })

  test.each([
    ['an error', 'rail_down', 502],
    ['a dropped connection', 'flaky_network', 0],
  ] as const)('is delayed like a response: %s', async (_, scenario, status) => {
    const waits: number[] = []
    const sleep = async (ms: number) => void waits.push(ms)
    const { ask } = startHarness({ scenario, latency: { minMs: 5, maxMs: 5 }, sleep })
    const requests = Array.from({ length: 20 }, () => ask('GET', '/v1/fx', { key: null }))
    const statuses = (await Promise.all(requests)).map((response) => response.status)
    expect(statuses).toContain(status)
    expect(waits).toEqual(statuses.map(() => 5))
  })
})
