import { type $ZodType, safeParse } from 'zod/v4/core'
import { errorEnvelope, type ServiceError, serviceError } from '../contract/errors.ts'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { fieldIssues } from '../errors/usageErrors.ts'
import { tryOrUndefined } from '../platform/tryOrUndefined.ts'
import { envelopeAssumptions, overrideHint } from './overrideHint.ts'
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
  transport: Transport<RouteTable>,
  operation: string,
  route: Route,
  { response, retryAfter, isHeldBack }: ReceivedResponse,
  outcome: Outcome,
): unknown {
  const { mayResend, rejections } = transport
  const { status, text, requestId } = response
  const isOk = status >= 200 && status < 300
  // A proxy's page is not the empty body of a 204.
  if (isOk && route.response === null && text === '') return undefined
  const received = { status, retryAfter, isHeldBack, requestId }
  const contractError = (
    code: ContractError['code'],
    details: Partial<Pick<ContractError, 'fields' | 'assumptions' | 'cause' | 'outcome'>>,
    hints: readonly (string | false)[],
  ) => {
    const hint = hints.filter(Boolean).join(' ')
    return new ContractError(operation, { ...received, outcome, code, hint, ...details })
  }
  if (text === undefined)
    throw contractError(
      'unexpected_answer',
      { fields: [{ field: '', reason: 'is longer than 1 MB; check baseUrl' }] },
      [],
    )
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw contractError('unreadable_answer', {}, [pathHint(operation, route, status)])
  }
  if (isOk) {
    if (route.response === null) return undefined
    const { value, fields, cause } = parse(route.response, body)
    if (fields === undefined) return value
    throw contractError(
      'unexpected_answer',
      { fields, assumptions: route.assumes.response ?? [], cause },
      [overrideHint(operation, route, 'response')],
    )
  }
  const error = readError(transport.errors, body, status)
  if (error === undefined)
    throw contractError(
      'foreign_envelope',
      {
        assumptions: envelopeAssumptions(route.assumes),
        outcome: rejections.includes(status) ? 'none' : outcome,
      },
      [
        pathHint(operation, route, status),
        status === 400 && route.method === 'POST' && overrideHint(operation, route, 'input'),
        overrideHint(operation, route, 'errors'),
      ],
    )
  const { code } = error
  const isListed = route.errors.includes(code)
  const isRejection =
    (status >= 400 && status < 500 && rejections.includes(code)) ||
    rejections.includes(status) ||
    // A 409 is a rejection only with a code that the interface defines for the route.
    (!mayResend() && (errorStatuses.includes(status) || (status === 409 && isListed)))
  const isUnknown = !isListed && !isRejection && outcome === 'unknown' && status < 500
  const hints = [
    Object.hasOwn(transport.errorHints, code) && transport.errorHints[code],
    !isListed && pathHint(operation, route, status),
    code === 'validation_error' &&
      mayHaveOtherNames(transport, route, error.field) &&
      overrideHint(operation, route, 'input'),
    isUnknown &&
      'If it proves that the service did not act, add its code to rejections (errors.outcome).',
  ]
  throw new ApiError(operation, {
    ...error,
    ...received,
    hint: hints.filter(Boolean).join(' '),
    outcome: isRejection ? 'none' : outcome,
  })
}

/** The merchant's reader comes first, and may throw. */
function readError(
  reader: Transport['errors'],
  body: unknown,
  status: number,
): ServiceError | undefined {
  const read = tryOrUndefined(() =>
    typeof reader === 'function' ? reader(body, status) : reader && safeParse(reader, body).data,
  )
  const given = safeParse(serviceError, read)
  if (given.success) return given.data
  const envelope = safeParse(errorEnvelope, body)
  if (!envelope.success) return undefined
  const { error } = envelope.data
  const isInvalid = error.code === 'validation_error'
  return { ...error, field: isInvalid ? /^(\w+): /.exec(error.message)?.[1] : undefined }
}

/** A 404 without a code of the route: no such path. */
function pathHint(operation: string, route: Route, status: number): string {
  if (status !== 404) return ''
  return route.assumes.path
    ? `Check baseUrl. ${overrideHint(operation, route, 'path')}`
    : 'Check baseUrl.'
}

/** Returns whether the rejected field of a body is none that the interface shows. */
function mayHaveOtherNames(
  { fieldNames }: Pick<Transport, 'fieldNames'>,
  { method, input }: Route,
  field: string | undefined,
): boolean {
  if (method === 'GET') return false
  const { shape } = input._zod.def
  return field === undefined || !Object.hasOwn(shape, field) || Object.hasOwn(fieldNames, field)
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
