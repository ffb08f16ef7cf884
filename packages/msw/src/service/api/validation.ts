import { type Schema, safeParse } from '@onramp-kit/core/contract'
import { ServiceError } from '../http/serviceError.ts'

/**
 * Parses a route's input.
 * @param fields path, query and body by the contract's names
 * @throws ServiceError `validation_error` describing every issue
 */
export function parseInput<Input>(
  schema: Schema<Input>,
  fields: Readonly<Record<string, unknown>>,
  naming: FieldNaming,
): Input {
  const parsed = safeParse(schema, fields)
  if (parsed.success) return parsed.data
  throw new ServiceError('validation_error', describeIssues(parsed.error.issues, fields, naming))
}

/** The part of a zod issue that an error message is made of. */
interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: string
  readonly values?: readonly unknown[]
}

/**
 * Describes every issue of an input in one line: the field's name on the wire, and the reason. Uses zod's message only
 * where the contract wrote it, because `zod/mini` has none without a locale.
 */
function describeIssues(
  issues: readonly Issue[],
  input: Readonly<Record<string, unknown>>,
  naming: FieldNaming,
): string {
  return issues
    .map((issue) => {
      const [field = ''] = issue.path.map(String)
      const isGiven = Object.hasOwn(input, field)
      return `${naming.wireName(field)}: ${isGiven ? reason(issue) : 'is required'}`
    })
    .join('; ')
}

function reason({ code, expected, values, message }: Issue): string {
  if (code === 'invalid_type' && expected) return `must be a ${expected}`
  if (code === 'invalid_value' && values) return `must be one of ${values.join(', ')}`
  return message
}

/** Translates between the contract's field names and those on the wire. (Assumptions `card.fields`, `accounts.register`.) */
export interface FieldNaming {
  /** Renames a body's fields to the contract's names. A renamed field is read by its new name only. */
  fromWire(body: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Returns a field's name on the wire. */
  wireName(field: string): string
}

/** Creates a translation from a table of contract name to wire name. */
export function createFieldNaming<Names extends { readonly [Name in keyof Names]: string }>(
  names: Names,
): FieldNaming {
  const entries = Object.entries<string>(names)
  const renamed = entries.filter(([field, wire]) => field !== wire)
  const wireNames = new Map(renamed)
  return {
    fromWire(body) {
      const kept = Object.entries(body).filter(([name]) => !wireNames.has(name))
      const moved = renamed
        .filter(([, wire]) => Object.hasOwn(body, wire))
        .map(([field, wire]) => [field, body[wire]] as const)
      return Object.fromEntries([...kept, ...moved])
    },
    wireName: (field) => wireNames.get(field) ?? field,
  }
}
