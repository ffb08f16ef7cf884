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
export interface ValueFormat {
  readonly accepts: (value: unknown) => boolean
  /** Whether few other values look so. */
  readonly isStrict: boolean
}

/** Formats of fields that the contract reads as any string. */
const namedFormats: readonly (readonly [name: RegExp, format: RegExp])[] = [
  [/url$/, /^https?:\/\//],
  [/amount$/, /^\d+(\.\d+)?$/],
  [/currency$/, /^[A-Za-z]{3}$/],
  [/^card_last_four$/, /^\d{4}$/],
  [/token$/, /^[A-Za-z][\w.]{1,9}$/],
]

/** Returns the format of a field, by its schema and its name. */
export function formatOf(name: string, schema: Shape): ValueFormat {
  const format = namedFormats.find(([pattern]) => pattern.test(name))?.[1]
  return {
    accepts: (value) => format === undefined || typeof value !== 'string' || format.test(value),
    isStrict: format !== undefined || !reads(schema, 'x'),
  }
}

/** How a value of a body becomes one of the contract. */
export type Conversion = 'as is' | 'String' | 'Number'

/** Returns how a value becomes one of the schema, or `undefined` if it does not. */
export function conversionOf(
  { accepts }: ValueFormat,
  schema: Shape,
  value: unknown,
): Conversion | undefined {
  if (Array.isArray(value)) return reads(schema, []) ? 'as is' : undefined
  if (reads(schema, value)) return accepts(value) ? 'as is' : undefined
  if (typeof value === 'number') {
    const text = String(value)
    return reads(schema, text) && accepts(text) ? 'String' : undefined
  }
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return undefined
  return reads(schema, Number(value)) ? 'Number' : undefined
}
