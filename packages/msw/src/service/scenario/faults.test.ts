import { errorCodes } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import { startHarness } from '../../harness.test.helper.ts'
import type { Fault } from '../../scenarios/scenario.ts'
import { createEngine } from '../createEngine.ts'
import { jsonResponse } from '../http/responses.ts'
import { ServiceError } from '../http/serviceError.ts'
import { resolveSettings } from '../settings.ts'
import { activeBehavior } from './behavior.ts'
import { applyFault, findFault } from './faults.ts'

const respondOk = async () => Response.json({ id: 7 })

/** Sends a request through faults. Returns the response or the error, and whether the service acted. */
async function sendThrough(
  faults: Fault | readonly Fault[],
  {
    errors = ['rail_error'],
    respond = respondOk,
  }: { readonly errors?: readonly string[]; readonly respond?: typeof respondOk } = {},
) {
  const { engine } = createEngine(resolveSettings({}))
  const behavior = { ...activeBehavior(engine), faults: [faults].flat() }
  let acted = false
  const act = () => {
    acted = true
    return respond()
  }
  const fault = findFault(engine, behavior, { errors })
  const responding = fault ? applyFault(fault, behavior, { errorCodes }, act) : act()
  const response = await responding.catch((error: unknown) => error)
  return { response, acted }
}

async function responseTo(fault: Fault, respond = respondOk) {
  const { acted, response } = await sendThrough(fault, { respond })
  if (!(response instanceof Response)) throw response
  const { headers, status, type } = response
  return { acted, headers, status, type, text: await response.text() }
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
    const reject = (error: Error) =>
      responseTo({ response: 'dropped_late' }, () => Promise.reject(error))
    expect(await reject(new ServiceError('rate_limited', 'Too many.'))).toMatchObject({
      type: 'error',
    })
    await expect(reject(new TypeError('bug'))).rejects.toThrow('bug')
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
    const whole = async () => jsonResponse({ id: 1 })
    const { headers, text } = await responseTo({ response: 'truncated' }, whole)
    expect([headers.has('content-length'), text]).toEqual([false, '{"id'])
  })

  test('leaves a response without a body as it is, cookies included', async () => {
    const empty = async () => new Response(null, { status: 204, headers: { 'Set-Cookie': 'a=1' } })
    const { headers, status } = await responseTo({ response: 'truncated' }, empty)
    expect([status, headers.getSetCookie()]).toEqual([204, ['a=1']])
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
    const rail = { response: { error: 'rail_error' } }
    const { acted } = await sendThrough(rail, { errors: ['rate_limited'] })
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
    const { response } = await sendThrough(faults, { errors: ['rail_error', 'rate_limited'] })
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
