import { $constructor, $ZodType, type $ZodTypeDef } from 'zod/v4/core'

type Issue =
  | { readonly code: 'invalid_type'; readonly expected: 'string' | 'number' | 'boolean' }
  | { readonly code: 'invalid_value'; readonly values: (string | number)[] }
  | { readonly code: 'custom'; readonly message: string }

/** A schema of one value, with its JSON Schema for documents. */
export interface ValueSchema<Value> extends $ZodType<Value, Value> {
  readonly json: Readonly<Record<string, unknown>>
  /** Returns why a value is invalid. */
  readonly issueOf: (value: unknown) => Issue | undefined
}

interface ValueDefinition extends $ZodTypeDef {
  readonly issueOf: ValueSchema<unknown>['issueOf']
}

/** zod's own classes of strings, numbers, enums and patterns would add two percent to `<Checkout>`. */
const ValueSchema = $constructor<ValueSchema<never>, ValueDefinition>(
  'ValueSchema',
  (schema, definition) => {
    $ZodType.init(schema, definition)
    schema._zod.parse = (payload) => {
      const { issues, value } = payload
      const issue = definition.issueOf(value)
      if (issue) issues.push({ ...issue, input: value })
      return payload
    }
  },
)

function valueSchema<Value>(
  json: ValueSchema<Value>['json'],
  issueOf: ValueSchema<Value>['issueOf'],
): ValueSchema<Value> {
  const schema = new ValueSchema({ type: 'unknown', issueOf })
  return Object.assign(schema as $ZodType<Value, Value>, { json, issueOf })
}

function ofType<Value>(type: 'string' | 'number' | 'boolean'): ValueSchema<Value> {
  return valueSchema({ type }, (value) =>
    typeof value === type ? undefined : { code: 'invalid_type', expected: type },
  )
}

export const unknown = (): ValueSchema<unknown> => valueSchema({}, () => undefined)
export const string = (): ValueSchema<string> => ofType('string')
export const number = (): ValueSchema<number> => ofType('number')
export const boolean = (): ValueSchema<boolean> => ofType('boolean')

/** Adds a rule to a schema. */
export function restrict<Value>(
  { json, issueOf }: ValueSchema<Value>,
  more: ValueSchema<Value>['json'],
  isValid: (value: Value) => boolean,
  message: string,
): ValueSchema<Value> {
  return valueSchema({ ...json, ...more }, (value) => {
    const issue = issueOf(value)
    return issue ?? (isValid(value as Value) ? undefined : { code: 'custom', message })
  })
}

/** A schema of text that matches `pattern`. */
export function text(pattern: RegExp, message: string): ValueSchema<string> {
  return restrict(string(), { pattern: pattern.source }, (value) => pattern.test(value), message)
}

/** A schema of text with at least one character. */
export function nonEmpty(): ValueSchema<string> {
  return restrict(string(), { minLength: 1 }, (value) => value !== '', 'must not be empty')
}

/** A schema of a whole number. */
export function wholeNumber(): ValueSchema<number> {
  return restrict(number(), { type: 'integer' }, Number.isInteger, 'must be a whole number')
}

/** A schema that also accepts `null`. */
export function nullable<Value>({ json, issueOf }: ValueSchema<Value>): ValueSchema<Value | null> {
  return valueSchema({ anyOf: [json, { type: 'null' }] }, (value) =>
    value === null ? undefined : issueOf(value),
  )
}

/** A schema of an enum. */
export interface OneOf<Value> extends ValueSchema<Value> {
  readonly options: readonly Value[]
}

/** Accepts the values of an object or a list. */
export function oneOf<const Value extends string | number>(
  entries: Readonly<Record<string, Value>> | readonly Value[],
): OneOf<Value> {
  const options: Value[] = Object.values(entries)
  const json = { type: typeof options[0], enum: options }
  const schema = valueSchema<Value>(json, (value) =>
    options.includes(value as Value) ? undefined : { code: 'invalid_value', values: options },
  )
  return Object.assign(schema, { options })
}

/**
 * A string with known values that the service may add to. Responses are read this way, so that a new status or code
 * reaches a shipped app as a value instead of an exception.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** A schema of an open string that lists the known values. */
export interface OpenString<Known extends string> extends ValueSchema<Open<Known>> {
  /** The known values, for documents. */
  readonly known: readonly string[]
}

/**
 * Accepts any string; the type keeps the known values.
 * @param known a table or an enum whose keys are the known values
 */
export function openString<Known extends string>(
  known?: Readonly<Record<Known, unknown>>,
): OpenString<Known> {
  return Object.assign(ofType<Open<Known>>('string'), { known: Object.keys(known ?? {}) })
}
