import { type $ZodType, safeParse } from 'zod/v4/core'
import { errorEnvelope } from '../contract/errorEnvelope.ts'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import { fieldIssues } from '../errors/fieldIssues.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { parseRetryAfter } from './retryAfter.ts'
import type { Answer } from './send.ts'
import type { Transport } from './transport.ts'

/** The statuses by which the interface lets the service refuse. With its envelope they prove that it did not act. */
const refusals = [400, 401, 403, 404, 429]

/** Turns bytes into the route's response, here and nowhere else; or throws ApiError or ContractError. */
export function decode(
  { platform, remedies }: Transport<RouteTable>,
  operation: string,
  route: Route,
  answer: Answer,
): unknown {
  const { status } = answer
  const retryAfter = parseRetryAfter(answer.retryAfter, platform.clock.now())
  const unlessRepeatable: Outcome = route.repeatable ? 'none' : 'unknown'
  const isOk = status >= 200 && status < 300
  // A page of a proxy is not what a route without a body answers.
  if (isOk && route.response === null && answer.text === '') return undefined
  let body: unknown
  try {
    body = JSON.parse(answer.text)
  } catch {
    throw new ContractError(operation, { status, outcome: unlessRepeatable, retryAfter })
  }
  if (isOk) {
    if (route.response === null) return undefined
    const { value, fields, cause } = parse(route.response, body)
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
  const { error } = envelope.data
  // A conflict is one only where the interface says what it means.
  const isRefusal =
    refusals.includes(status) || (status === 409 && route.errors.includes(error.code))
  throw new ApiError(operation, {
    ...error,
    remedy: (Object.hasOwn(remedies, error.code) && remedies[error.code]) || '',
    status,
    retryAfter,
    outcome: isRefusal ? 'none' : unlessRepeatable,
  })
}

/** A schema of the merchant's own may also throw. */
function parse(schema: $ZodType, body: unknown) {
  try {
    const { success, data, error } = safeParse(schema, body)
    return success ? { value: data } : { fields: fieldIssues(error.issues) }
  } catch (cause) {
    return { fields: [{ field: '', reason: 'made its schema throw' }], cause }
  }
}
