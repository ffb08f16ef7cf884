import { type $ZodType, safeParse } from 'zod/v4/core'
import { errorEnvelope } from '../contract/errors.ts'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { fieldIssues } from '../errors/usageErrors.ts'
import type { ReceivedResponse } from './retryAfter.ts'
import type { Transport } from './transport.ts'

/** Error statuses of the interface. Where nothing resends a POST, each proves that the service did not act. */
const errorStatuses = [400, 401, 403, 404, 429]

/**
 * Parses a response by the route's schema. The only place where it becomes a type.
 *
 * @param outcome outcome of the errors, unless the response proves that the service did not act
 * @throws ApiError or ContractError
 */
export function decode(
  { mayResend, errorHints, rejections }: Transport<RouteTable>,
  operation: string,
  route: Route,
  { response: { status, text }, retryAfter, isHeldBack }: ReceivedResponse,
  outcome: Outcome,
): unknown {
  const isOk = status >= 200 && status < 300
  // A proxy's page is not the empty body of a 204.
  if (isOk && route.response === null && text === '') return undefined
  const contractError = (
    details: Partial<Pick<ContractError, 'fields' | 'assumptions' | 'cause'>>,
  ) => new ContractError(operation, { status, outcome, retryAfter, isHeldBack, ...details })
  if (text === undefined)
    throw contractError({
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
    throw contractError({})
  }
  if (isOk) {
    if (route.response === null) return undefined
    const { value, fields, cause } = parse(route.response, body)
    if (fields === undefined) return value
    throw contractError({ fields, assumptions: route.assumes.response ?? [], cause })
  }
  const envelope = safeParse(errorEnvelope, body)
  if (!envelope.success) throw contractError({})
  const { error } = envelope.data
  const isRejection =
    (status >= 400 && status < 500 && rejections.includes(error.code)) ||
    // A 409 is a rejection only with a code that the interface defines for the route.
    (!mayResend() &&
      (errorStatuses.includes(status) || (status === 409 && route.errors.includes(error.code))))
  throw new ApiError(operation, {
    ...error,
    hint: Object.hasOwn(errorHints, error.code) ? errorHints[error.code] : undefined,
    status,
    retryAfter,
    isHeldBack,
    outcome: isRejection ? 'none' : outcome,
  })
}

/** The merchant's own schemas may throw. */
function parse(schema: $ZodType, body: unknown) {
  try {
    const { success, data, error } = safeParse(schema, body)
    return success ? { value: data } : { fields: fieldIssues(error.issues) }
  } catch (cause) {
    return { fields: [{ field: '', reason: 'made the schema throw' }], cause }
  }
}
