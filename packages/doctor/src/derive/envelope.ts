import { errorCodes } from '@onramp-kit/core/contract'
import type { ObjectMapping, Path, ValueMapping } from './mapping.ts'
import { toCode, valueAt } from './readMapping.ts'

/** Where error bodies hold their error. */
const containers: readonly Path[] = [[], ['error'], ['errors', 0], ['errors'], ['fault'], ['data']]

const codeNames = [
  'code',
  'error_code',
  'errorCode',
  'type',
  'error',
  'name',
  'key',
  'reason',
  'title',
]
/** Others, such as `status`, often hold the HTTP status. */
const numericCodeNames = ['code', 'error_code', 'errorCode']
const messageNames = [
  'message',
  'detail',
  'error_description',
  'description',
  'error_message',
  'errorMessage',
  'msg',
  'title',
]
const fieldNames = ['field', 'param', 'parameter', 'property']

/**
 * Finds the code and the message of an error body that is not the interface's envelope. The code of a body with a message alone
 * is to be filled in by hand.
 *
 * @param status the HTTP status, which a body may repeat and which is not the error's code
 */
export function deriveEnvelope(body: unknown, status: number): ObjectMapping | undefined {
  const found = containers.flatMap((container) => {
    const text = (name: string) => findingAt(body, [...container, name], 'string')
    const codes = [
      ...codeNames.flatMap((name) => text(name) ?? []),
      ...numericCodeNames.flatMap((name) => findingAt(body, [...container, name], 'number') ?? []),
    ].filter(({ value }) => value !== String(status))
    // A known code is one, whatever its name.
    const code = codes.find(({ value }) => isKnown(toCode(value))) ?? codes[0]
    const message = messageNames
      .flatMap((name) => text(name) ?? [])
      .find(({ mapping }) => mapping.from.at(-1) !== code?.mapping.from.at(-1))
    const field = fieldNames.flatMap((name) => text(name) ?? [])[0]
    return code || message ? [{ code, message, field }] : []
  })
  const best =
    found.find(({ code }) => code && isKnown(toCode(code.value))) ??
    found.find(({ code }) => code) ??
    found[0]
  if (best === undefined) return undefined
  const { code, message = code, field } = best
  const isOtherSpelling = code && isKnown(toCode(code.value)) && !isKnown(code.value)
  return {
    kind: 'object',
    fields: {
      code: code
        ? { ...code.mapping, ...(isOtherSpelling && { convert: 'toCode' }) }
        : { kind: 'todo', field: 'code' },
      ...(message && { message: message.mapping }),
      ...(field && { field: { ...field.mapping, optional: true } }),
    },
  }
}

function isKnown(code: string): boolean {
  return Object.hasOwn(errorCodes, code)
}

/** The value at a path, and how to read it from other bodies. */
interface Finding {
  readonly value: string
  readonly mapping: ValueMapping
}

function findingAt(body: unknown, from: Path, seen: 'string' | 'number'): Finding | undefined {
  const value = valueAt(body, from)
  if (typeof value !== seen || value === '') return undefined
  const convert = seen === 'number' ? 'String' : undefined
  return {
    value: String(value),
    mapping: { kind: 'value', from, seen, convert, nullable: false, optional: false },
  }
}
