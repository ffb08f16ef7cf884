import { errorCodes } from '@onramp-kit/core/contract'
import type { ObjectMapping, Path } from './mapping.ts'
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

/** Finds the code and the message of an error body that is not the interface's envelope. */
export function deriveEnvelope(body: unknown): ObjectMapping | undefined {
  const found = containers.flatMap((container) => {
    const text = (name: string) => {
      const path = [...container, name]
      const value = valueAt(body, path)
      return typeof value === 'string' && value !== '' ? { path, value } : undefined
    }
    const codes = codeNames.flatMap((name) => text(name) ?? [])
    // A known code is one, whatever its name.
    const code = codes.find(({ value }) => isKnown(toCode(value))) ?? codes[0]
    const message = messageNames
      .flatMap((name) => text(name) ?? [])
      .find(({ path }) => path.at(-1) !== code?.path.at(-1))
    if (code === undefined) return []
    const field = fieldNames.flatMap((name) => text(name) ?? [])[0]
    return [{ code, message: message ?? code, field }]
  })
  const best = found.find(({ code }) => isKnown(toCode(code.value))) ?? found[0]
  if (best === undefined) return undefined
  const { code, message, field } = best
  const fields = {
    code:
      isKnown(toCode(code.value)) && !isKnown(code.value)
        ? { ...textAt(code.path), convert: 'toCode' as const }
        : textAt(code.path),
    message: textAt(message.path),
    ...(field && { field: { ...textAt(field.path), optional: true } }),
  }
  return { kind: 'object', fields }
}

function isKnown(code: string): boolean {
  return Object.hasOwn(errorCodes, code)
}

function textAt(from: Path) {
  return { kind: 'value', from, seen: 'string', nullable: false, optional: false } as const
}
