import { type $ZodType, safeParse } from 'zod/v4/core'
import { errorEnvelope } from '../contract/errors.ts'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { fieldIssues } from '../errors/usageErrors.ts'
import type { Answered } from './retryAfter.ts'
import type { Transport } from './transport.ts'

/** Statuses the interface defines for errors. Where nothing resends a POST, each says that the service did not act. */
const refusals = [400, 401, 403, 404, 429]

/**
 * Turns an answer into the route's response, here and nowhere else. Throws ApiError or ContractError, with `outcome`
 * unless the answer itself proves that the service did not act.
 */
export function decode(
  { mayResend, errorHints, rejections }: Transport<RouteTable>,
  operation: string,
  route: Route,
  { answer: { status, text }, retryAfter }: Answered,
  outcome: Outcome,
): unknown {
  const isOk = status >= 200 && status < 300
  // A proxy's page is not the empty answer of a route without a body.
  if (isOk && route.response === null && text === '') return undefined
  const unexpected = (what: Partial<Pick<ContractError, 'fields' | 'assumptions' | 'cause'>>) =>
    new ContractError(operation, { status, outcome, retryAfter, ...what })
  if (text === undefined)
    throw unexpected({
      fields: [
        {
          field: '',
          reason: 'is longer than 1 MB; check baseUrl',
        },
      ],
    })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw unexpected({})
  }
  if (isOk) {
    if (route.response === null) return undefined
    const { value, fields, cause } = parse(route.response, body)
    if (fields === undefined) return value
    throw unexpected({ fields, assumptions: route.assumes.response ?? [], cause })
  }
  const envelope = safeParse(errorEnvelope, body)
  if (!envelope.success) throw unexpected({})
  const { error } = envelope.data
  const isRejection =
    (status >= 400 && status < 500 && rejections.includes(error.code)) ||
    // A conflict is one only where the interface says what it means.
    (!mayResend() &&
      (refusals.includes(status) || (status === 409 && route.errors.includes(error.code))))
  throw new ApiError(operation, {
    ...error,
    remedy: (Object.hasOwn(errorHints, error.code) && errorHints[error.code]) || '',
    status,
    retryAfter,
    outcome: isRejection ? 'none' : outcome,
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
