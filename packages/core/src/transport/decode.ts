import type { $ZodType } from 'zod/v4/core'
import type { Route, RouteTable } from '../contract/route.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import { fieldIssues } from '../errors/usageErrors.ts'
import { outcomeOf } from './outcome.ts'
import { assumptionsOf, overrideHint, type Part } from './overrideHint.ts'
import { parseJson } from './parseJson.ts'
import { readBySchema } from './readBySchema.ts'
import { readError } from './readError.ts'
import type { ReceivedResponse } from './received.ts'
import type { Transport } from './transport.ts'

/** A response, and the call that it answers. */
interface Answer {
  readonly transport: Transport<RouteTable>
  readonly operation: string
  readonly route: Route
  /** What every error of the response says. */
  readonly facts: {
    readonly status: number
    readonly requestId: string | undefined
    readonly retryAfter: number | undefined
    readonly isHeldBack: boolean | undefined
  }
}

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
  const facts = { status, requestId, retryAfter, isHeldBack }
  const answer = { transport, operation, route, facts }
  const schema = route.response
  const isOk = status >= 200 && status < 300
  // A proxy's page is not the empty body of a 204.
  if (isOk && schema === null && text === '') return undefined
  if (text === undefined) {
    const fields = [{ field: '', reason: 'is longer than 1 MB; check baseUrl' }]
    throw contractError(answer, 'unexpected_answer', [], undefined, { fields })
  }
  let body: unknown
  try {
    body = parseJson(text)
  } catch {
    throw contractError(answer, 'unreadable_answer', pathPart(status))
  }
  if (!isOk) throw errorOf(answer, body)
  if (schema === null) return undefined
  let parsed = parse(schema, body)
  // A rate may have more digits than a number.
  if (parsed.fields) parsed = parse(schema, parseJson(text, true))
  if (parsed.fields) throw contractError(answer, 'unexpected_answer', ['response'], status, parsed)
  return parsed.value
}

/** A 404 without a code of the route: no such path. */
function pathPart(status: number): readonly Part[] {
  return status === 404 ? ['path'] : []
}

/** @param status of a response with JSON: a proxy may send any, but not JSON */
function contractError(
  { transport, operation, route, facts }: Answer,
  code: ContractError['code'],
  parts: readonly Part[],
  status?: number,
  details?: Partial<Pick<ContractError, 'fields' | 'cause'>>,
): ContractError {
  return new ContractError(operation, {
    ...facts,
    outcome: outcomeOf(transport, route, { isSent: !facts.isHeldBack, status }),
    code,
    hint: parts.map((part) => overrideHint(operation, route, part)).join(' '),
    assumptions: assumptionsOf(route, parts),
    ...details,
  })
}

/** The service's error, or a ContractError for JSON that is none. */
function errorOf(answer: Answer, body: unknown): ApiError | ContractError {
  const { transport, operation, route, facts } = answer
  const { status, isHeldBack } = facts
  const { fieldNames, errorHints } = transport
  const rejectsInput = status === 400 || status === 422
  const inputPart = (field?: string): readonly Part[] =>
    mayHaveOtherNames(transport, route, field) ? ['input'] : []
  const error = readError(transport.errors, body, status)
  if (error === undefined) {
    const parts = [...pathPart(status), ...(rejectsInput ? inputPart() : []), 'errors' as const]
    return contractError(answer, 'foreign_envelope', parts, status)
  }
  const { code } = error
  const outcome = outcomeOf(transport, route, { isSent: !isHeldBack, status, code })
  // The service knows the name on the wire, the caller that of the client.
  const field =
    Object.keys(fieldNames).find((name) => fieldNames[name] === error.field) ?? error.field
  const isListed = route.errors.includes(code)
  const isUnknown = !isListed && outcome === 'unknown' && status < 500
  const isInvalid = code === 'validation_error' || (rejectsInput && !isListed)
  const parts = [...(isListed ? [] : pathPart(status)), ...(isInvalid ? inputPart(field) : [])]
  const hints = [
    Object.hasOwn(errorHints, code) && errorHints[code],
    ...parts.map((part) => overrideHint(operation, route, part)),
    isUnknown &&
      'If it proves that the service did not act, add its code to rejections (errors.outcome).',
  ]
  return new ApiError(operation, {
    ...error,
    ...facts,
    field,
    isListed,
    hint: hints.filter(Boolean).join(' '),
    outcome,
  })
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
