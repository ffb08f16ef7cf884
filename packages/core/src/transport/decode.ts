import { safeParse } from 'zod/v4/core'
import { errorEnvelope } from '../contract/errorEnvelope.ts'
import type { Route } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import { fieldIssues } from '../errors/fieldIssues.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { parseRetryAfter } from './retryAfter.ts'
import type { Answer } from './send.ts'

/** The statuses by which the interface lets the service refuse. With its envelope they prove that it did not act. */
const refusals = [400, 401, 403, 404, 429]

/** Turns bytes into the route's response, here and nowhere else; or throws ApiError or ContractError. */
export function decode(
  operation: string,
  route: Route,
  schema: Route['response'],
  answer: Answer,
  now: number,
): unknown {
  const { status } = answer
  const retryAfter = parseRetryAfter(answer.retryAfter, now)
  const unlessRepeatable: Outcome = route.repeatable ? 'none' : 'unknown'
  let body: unknown
  try {
    body = JSON.parse(answer.text)
  } catch {
    throw new ContractError(operation, { status, outcome: unlessRepeatable, retryAfter })
  }
  if (status >= 200 && status < 300) {
    const { value, fields, cause } = parse(schema, body)
    if (fields === undefined) return value
    const assumptions = route.assumes.response ?? []
    throw new ContractError(operation, {
      status,
      outcome: unlessRepeatable,
      fields,
      assumptions,
      cause,
    })
  }
  const envelope = safeParse(errorEnvelope, body)
  if (!envelope.success)
    throw new ContractError(operation, { status, outcome: unlessRepeatable, retryAfter })
  throw new ApiError(operation, {
    ...envelope.data.error,
    status,
    retryAfter,
    outcome: refusals.includes(status) ? 'none' : unlessRepeatable,
  })
}

/** A schema of the merchant's own may also throw. */
function parse(schema: Route['response'], body: unknown) {
  try {
    const { success, data, error } = safeParse(schema, body)
    return success ? { value: data } : { fields: fieldIssues(error.issues) }
  } catch (cause) {
    return { fields: [{ field: '', reason: 'made its schema throw' }], cause }
  }
}
