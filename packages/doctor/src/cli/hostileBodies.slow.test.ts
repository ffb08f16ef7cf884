import { describe, expect, test } from 'vitest'
import {
  doctor,
  examineJson,
  type Rewrite,
  startServer,
  startService,
} from '../doctor.test.helper.ts'

const UUID = '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'
const nested = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`
const fieldsOf = (count: number, value: string) =>
  `{${Array.from({ length: count }, (_, index) => `"id_${index}":${value}`).join(',')}}`

const bodies: readonly (readonly [string, string])[] = [
  ['objects nested 100,000 deep', nested('{"a":', '}')],
  ['lists nested 100,000 deep', nested('[', ']')],
  ['objects in lists nested 100,000 deep', nested('[{"data":', '}]')],
  ['an error nested 100,000 deep', `{"error":${nested('{"error":', '}')}}`],
  ['16,000 UUIDs', fieldsOf(16_000, `"${UUID}"`)],
  ['a list of 60,000 objects', `{"data":[${'{"id":1},'.repeat(60_000)}{}]}`],
  [
    'a long message',
    JSON.stringify({ error: { code: 'a'.repeat(400_000), message: 'b, '.repeat(150_000) } }),
  ],
  ['a long name', JSON.stringify({ ['a'.repeat(900_000)]: 1 })],
]

const json = (body: string, status: number) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** Answers the routes by which the doctor recognizes the service, and all others with the body. */
const except =
  (body: string, status: number): Rewrite =>
  (request, answer) =>
    /\/fx$|\/orders\//.test(new URL(request.url).pathname) ? answer() : json(body, status)

test.each(bodies.slice(0, 2))('a server of only %s gets a report', async (_, body) => {
  const { code, out } = await doctor(await startServer(() => json(body, 200)))
  expect(out).toContain('Assumptions')
  expect(code).toBe(2)
})

describe.each(bodies)('a service that responds with %s', (_, body) => {
  test.each([200, 400])('gets a short report, with status %i', async (status) => {
    const { url } = await startService({}, except(body, status))
    const { code, out } = await doctor(url)
    expect(out).toContain('Assumptions')
    expect(out.length).toBeLessThan(50_000)
    expect(code).toBe(1)
  })
})

test.each([
  ['nests too deep', nested('{"a":', '}')],
  ['has too many fields', fieldsOf(16_000, `"${UUID}"`)],
])('the report says that a response %s to be mapped', async (_, body) => {
  const { url } = await startService({}, except(body, 200))
  const { route } = await examineJson(url)
  expect(route('card.quote')?.words).toContain(
    'more than 5000 fields or nests more than 10 levels deep: the rest was not mapped',
  )
  expect(route('fx.rates')?.words).toBe('')
})

test('a field that is nested in other fields is mapped, however many follow', async () => {
  const { url } = await startService({}, async (request, answer) => {
    const response = await answer()
    if (!request.url.endsWith('/card/quote')) return response
    const quote: unknown = await response.json()
    const filler = JSON.parse(fieldsOf(4_000, '1')) as object
    return Response.json({ result: { price: quote }, ...filler })
  })
  const { report } = await examineJson(url)
  expect(report.overrides).toContain('seen.result.price.source.amount')
  expect(report.todos).toEqual([])
})
