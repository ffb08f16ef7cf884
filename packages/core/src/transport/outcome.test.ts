import { describe, expect, test } from 'vitest'
import { rejections } from '../contract/errors.ts'
import { routes } from '../contract/routes.ts'
import { outcomeOf } from './outcome.ts'

const register = routes['virtualAccounts.register']

/** What a body tells: nothing, JSON of another shape, or a code. The operation lists a conflict. */
const bodies = {
  notJson: undefined,
  noCode: undefined,
  unlisted: 'other_code',
  listed: 'already_registered',
  rejection: 'validation_error',
} as const

const N = 'none'
const U = 'unknown'
const table = [
  // status, then for each body the outcome in a browser and in Node
  [200, [U, U], [U, U], [U, U], [U, U], [U, U]],
  [300, [U, U], [U, U], [U, U], [U, U], [U, U]],
  [400, [U, U], [U, U], [U, N], [U, N], [N, N]],
  [401, [U, U], [U, U], [U, N], [U, N], [N, N]],
  [403, [U, U], [U, U], [U, N], [U, N], [N, N]],
  [404, [U, U], [U, U], [U, N], [U, N], [N, N]],
  [405, [U, U], [U, U], [U, U], [U, U], [N, N]],
  [409, [U, U], [U, U], [U, U], [U, N], [N, N]],
  [422, [U, U], [U, U], [U, U], [U, U], [N, N]],
  [429, [U, U], [U, U], [U, N], [U, N], [N, N]],
  [499, [U, U], [U, U], [U, U], [U, U], [N, N]],
  [500, [U, U], [U, U], [U, U], [U, U], [U, U]],
  [503, [U, U], [U, U], [U, U], [U, U], [U, U]],
] as const

const runtimes = [
  { runtime: 'a browser', index: 0, transport: { mayResend: () => true, rejections } },
  { runtime: 'Node', index: 1, transport: { mayResend: () => false, rejections } },
] as const

describe.each(runtimes)('in $runtime', ({ index, transport }) => {
  const responses = table.flatMap(([status, ...outcomes]) =>
    Object.entries(bodies).map(([body, code], column) => ({
      response: `${status} ${body}`,
      facts: { isSent: true, status: body === 'notJson' ? undefined : status, code },
      outcome: outcomes[column]?.[index],
    })),
  )
  /** The responses with the outcome of each. */
  const outcomesBy = (outcome: (one: (typeof responses)[number]) => string | undefined) =>
    Object.fromEntries(responses.map((one) => [one.response, outcome(one)]))
  const listing = (...more: readonly (string | number)[]) => ({
    ...transport,
    rejections: [...rejections, ...more],
  })

  test('a request that may have acted has the outcome that its response proves', () => {
    expect(outcomesBy(({ facts }) => outcomeOf(transport, register, facts))).toEqual(
      outcomesBy(({ outcome }) => outcome),
    )
  })

  test('a request without a response has the outcome unknown', () => {
    expect(outcomeOf(transport, register, { isSent: true })).toBe('unknown')
  })

  test('a request that was not sent has the outcome none, whatever an earlier response was', () => {
    expect(
      outcomesBy(({ facts }) => outcomeOf(transport, register, { ...facts, isSent: false })),
    ).toEqual(outcomesBy(() => 'none'))
  })

  test('a listed status proves that the service did not act, with any JSON of an error', () => {
    for (const [status] of table)
      expect(
        outcomesBy(({ facts }) => outcomeOf(listing(status), register, facts)),
        String(status),
      ).toEqual(
        outcomesBy(({ facts, outcome }) =>
          facts.status === status && status >= 300 ? 'none' : outcome,
        ),
      )
  })

  test('a listed code proves that the service did not act, with a 4xx', () => {
    expect(outcomesBy(({ facts }) => outcomeOf(listing('other_code'), register, facts))).toEqual(
      outcomesBy(({ facts: { status = 0, code }, outcome }) =>
        code === 'other_code' && status >= 400 && status < 500 ? 'none' : outcome,
      ),
    )
  })

  test('a conflict proves nothing with a code that only another operation lists', () => {
    const facts = { isSent: true, status: 409, code: 'already_registered' }
    expect(outcomeOf(transport, routes['card.checkout'], facts)).toBe('unknown')
  })

  test.each(Object.entries(routes).filter(([, { idempotent }]) => idempotent))(
    '%s always has the outcome none',
    (_, route) => {
      expect(outcomesBy(({ facts }) => outcomeOf(transport, route, facts))).toEqual(
        outcomesBy(() => 'none'),
      )
    },
  )
})
