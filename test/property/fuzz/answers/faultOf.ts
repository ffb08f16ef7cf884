import { inspect } from 'node:util'
import { isOnrampError, type OnrampError } from '@onramp-kit/core'
import { safeParse } from 'zod/v4/core'
import type { Operation } from './operations.ts'
import type { Outcome } from './outcomeOf.ts'
import { KEY, WALLET } from './secrets.ts'

/** What is wrong with the result of a call; `undefined` for a typed value or a typed error. */
export function faultOf({ id, route }: Operation, outcome: Outcome): string | undefined {
  if (outcome.kind === 'hang') return `${id} hangs`
  if (outcome.kind === 'error') return faultOfError(outcome.error)
  const { value } = outcome
  if (route.response === null)
    return value === undefined ? undefined : `${id} resolved with a value`
  if (!safeParse(route.response, value).success)
    return `${id} resolved with a value outside its response schema`
  return isPlain(value) ? undefined : `${id} resolved with an object of another prototype`
}

const codes = {
  ApiError: /^/,
  ContractError: /^(?:(?:unreadable|unexpected)_answer|foreign_envelope)$/,
  NetworkError: /^network_error$/,
  TimeoutError: /^timeout$/,
}

function faultOfError(error: unknown): string | undefined {
  if (!isOnrampError(error) || !Object.hasOwn(codes, error.name)) return 'an error of another kind'
  if (!codes[error.name as keyof typeof codes].test(error.code)) return `its code is ${error.code}`
  if (!['none', 'unknown'].includes(error.outcome)) return `its outcome is ${error.outcome}`
  const { retryAfter = 0 } = error
  if (!(Number.isSafeInteger(retryAfter) && retryAfter >= 0)) return `it asks for ${retryAfter} s`
  const leak = printed(error).find((text) => text.includes(KEY) || text.includes(WALLET))
  return leak === undefined ? undefined : `it contains a secret: ${leak}`
}

/** Every form in which an error can be logged. */
function printed(error: OnrampError): readonly string[] {
  return [
    String(error),
    error.message,
    error.stack ?? '',
    JSON.stringify(error) ?? '',
    inspect(error),
    inspect(error, { depth: 8, showHidden: true }),
  ]
}

/** Whether all nested objects are plain. */
function isPlain(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const each = left.pop()
    if (typeof each !== 'object' || each === null) continue
    const wanted = Array.isArray(each) ? Array.prototype : Object.prototype
    if (Object.getPrototypeOf(each) !== wanted) return false
    for (const inner of Object.values(each)) left.push(inner)
  }
  return true
}
