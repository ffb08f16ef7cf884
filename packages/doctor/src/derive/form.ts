import { type Schema, safeParse } from '@onramp-kit/core/contract'

/** The part of a zod schema that the doctor reads. */
export type Shape = Schema<unknown> & {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly shape?: Readonly<Record<string, Shape>>
      readonly innerType?: Shape
      readonly element?: Shape
    }
  }
}

/** Whether the contract reads a value. */
export const reads = (schema: Shape, value: unknown) => safeParse(schema, value).success

/** What the values of a field look like. */
export interface Form {
  readonly accepts: (value: unknown) => boolean
  /** Whether few other values look so. */
  readonly isStrict: boolean
}

/** Forms of fields that the contract reads as any string. */
const namedForms: readonly (readonly [name: RegExp, form: RegExp])[] = [
  [/url$/, /^https?:\/\//],
  [/amount$/, /^\d+(\.\d+)?$/],
  [/currency$/, /^[A-Za-z]{3}$/],
  [/^card_last_four$/, /^\d{4}$/],
  [/token$/, /^[A-Za-z][\w.]{1,9}$/],
]

/** Returns the form of a field, by its schema and its name. */
export function formOf(name: string, schema: Shape): Form {
  const form = namedForms.find(([pattern]) => pattern.test(name))?.[1]
  return {
    accepts: (value) => form === undefined || typeof value !== 'string' || form.test(value),
    isStrict: form !== undefined || !reads(schema, 'x'),
  }
}

/** Returns how a value becomes one of the schema, or `undefined` if it does not. */
export function fits(
  { accepts }: Form,
  schema: Shape,
  value: unknown,
): 'as is' | 'String' | 'Number' | undefined {
  if (Array.isArray(value)) return reads(schema, []) ? 'as is' : undefined
  if (reads(schema, value)) return accepts(value) ? 'as is' : undefined
  if (typeof value === 'number') {
    const text = String(value)
    return reads(schema, text) && accepts(text) ? 'String' : undefined
  }
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return undefined
  return reads(schema, Number(value)) ? 'Number' : undefined
}
