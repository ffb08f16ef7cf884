import type { $ZodType } from 'zod/v4/core'
import { errorEnvelope, type ServiceError, serviceError } from '../contract/errors.ts'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import { fieldIssues } from '../errors/usageErrors.ts'
import { tryOrReport } from '../platform/tryOrUndefined.ts'
import { outcomeOf } from './outcome.ts'
import { assumptionsOf, overrideHint, type Part } from './overrideHint.ts'
import { parseJson } from './parseJson.ts'
import { readBySchema } from './readBySchema.ts'
import type { ReceivedResponse } from './received.ts'
import type { Transport } from './transport.ts'

/**
 * Parses a response by the route's schema. The only place where it becomes a type.
 *
 * @throws ApiError or ContractError
 */
export function decode(
  transport: Transport<RouteTable>,
  operation: string,
  route: Route,
  { response, retryAfter, isHeldBack }: ReceivedResponse,
): unknown {
  const { status, text, requestId } = response
  let body: unknown
  const outcome = (code?: string) => {
    // A proxy may send any status, but not JSON, which is never undefined.
    const isJson = body !== undefined
    return outcomeOf(transport, route, {
      isSent: !isHeldBack,
      status: isJson ? status : undefined,
      code,
    })
  }
  const isOk = status >= 200 && status < 300
  // A proxy's page is not the empty body of a 204.
  if (isOk && route.response === null && text === '') return undefined
  const received = { status, retryAfter, isHeldBack, requestId }
  const contractError = (
    code: ContractError['code'],
    parts: readonly Part[],
    details: Partial<Pick<ContractError, 'fields' | 'cause'>> = {},
  ) => {
    const hint = parts.map((part) => overrideHint(operation, route, part)).join(' ')
    const assumptions = assumptionsOf(route, parts)
    return new ContractError(operation, {
      ...received,
      outcome: outcome(),
      code,
      hint,
      assumptions,
      ...details,
    })
  }
  if (text === undefined)
    throw contractError('unexpected_answer', [], {
      fields: [{ field: '', reason: 'is longer than 1 MB; check baseUrl' }],
    })
  // A 404 without a code of the route: no such path.
  const pathPart: Part[] = status === 404 ? ['path'] : []
  const inputPart = (field?: string): Part[] =>
    mayHaveOtherNames(transport, route, field) ? ['input'] : []
  try {
    body = parseJson(text)
  } catch {
    throw contractError('unreadable_answer', pathPart)
  }
  if (isOk) {
    if (route.response === null) return undefined
    let parsed = parse(route.response, body)
    // A rate may have more digits than a number.
    if (parsed.fields) parsed = parse(route.response, parseJson(text, true))
    if (parsed.fields) throw contractError('unexpected_answer', ['response'], parsed)
    return parsed.value
  }
  const rejectsInput = status === 400 || status === 422
  const error = readError(transport.errors, body, status)
  if (error === undefined)
    throw contractError('foreign_envelope', [
      ...pathPart,
      ...(rejectsInput ? inputPart() : []),
      'errors',
    ])
  const { code } = error
  const { fieldNames } = transport
  // The service knows the name on the wire, the caller that of the client.
  const field =
    Object.keys(fieldNames).find((name) => fieldNames[name] === error.field) ?? error.field
  const isListed = route.errors.includes(code)
  const isUnknown = !isListed && outcome(code) === 'unknown' && status < 500
  const isInvalid = code === 'validation_error' || (rejectsInput && !isListed)
  const parts = [...(isListed ? [] : pathPart), ...(isInvalid ? inputPart(field) : [])]
  const hints = [
    Object.hasOwn(transport.errorHints, code) && transport.errorHints[code],
    ...parts.map((part) => overrideHint(operation, route, part)),
    isUnknown &&
      'If it proves that the service did not act, add its code to rejections (errors.outcome).',
  ]
  throw new ApiError(operation, {
    ...error,
    ...received,
    field,
    isListed,
    hint: hints.filter(Boolean).join(' '),
    outcome: outcome(code),
  })
}

/** The merchant's reader comes first. */
function readError(
  reader: Transport['errors'],
  body: unknown,
  status: number,
): ServiceError | undefined {
  // Parsed first: the reader may change the body.
  const envelope = readBySchema(errorEnvelope, body).value
  const given = readBySchema(
    serviceError,
    tryOrReport(() => reader && readWith(reader, body, status)),
  )
  if (given.value) return given.value
  if (!envelope) return undefined
  const { error } = envelope
  const isInvalid = error.code === 'validation_error'
  return { ...error, field: isInvalid ? /^(\w+): /.exec(error.message)?.[1] : undefined }
}

/** @throws what the merchant's code throws, and for a promise */
function readWith(
  reader: NonNullable<Transport['errors']>,
  body: unknown,
  status: number,
): unknown {
  // A schema of arktype is a function as well.
  const isSchema = '~standard' in reader
  const read = isSchema ? reader['~standard'].validate(body) : reader(body, status)
  if (read instanceof Promise) {
    void read.catch(() => {})
    throw new TypeError('Onramp Kit: the option errors must not return a promise.')
  }
  return isSchema && read ? (read as { value?: unknown }).value : read
}

/** Returns whether `fieldNames` may name the rejected field: it has a field of the body, and not another one was rejected. */
function mayHaveOtherNames(
  { fieldNames }: Pick<Transport, 'fieldNames'>,
  { method, input }: Route,
  field = '',
): boolean {
  const { shape } = input._zod.def
  const canRename = method === 'POST' && Object.keys(shape).some((name) => name in fieldNames)
  const isShown = Object.hasOwn(shape, field) && !Object.hasOwn(fieldNames, field)
  return canRename && !isShown
}

/** The merchant's own schemas may throw. */
function parse(schema: $ZodType, body: unknown) {
  try {
    const { value, issues } = readBySchema(schema, body)
    return issues ? { fields: fieldIssues(issues) } : { value }
  } catch (cause) {
    return { fields: [{ field: '', reason: 'made the schema throw' }], cause }
  }
}
