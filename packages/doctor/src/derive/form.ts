/** The part of a zod schema that the doctor reads. */
export interface Shape {
  readonly def: {
    readonly type: string
    readonly shape?: Readonly<Record<string, Shape>>
    readonly innerType?: Shape
    readonly element?: Shape
  }
  safeParse(value: unknown): { readonly success: boolean }
}

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
    isStrict: form !== undefined || !schema.safeParse('x').success,
  }
}

/** Returns how a value becomes one of the schema, or `undefined` if it does not. */
export function fits(
  { accepts }: Form,
  schema: Shape,
  value: unknown,
): 'as is' | 'String' | 'Number' | undefined {
  if (Array.isArray(value)) return schema.safeParse([]).success ? 'as is' : undefined
  if (schema.safeParse(value).success) return accepts(value) ? 'as is' : undefined
  if (typeof value === 'number') {
    const text = String(value)
    return schema.safeParse(text).success && accepts(text) ? 'String' : undefined
  }
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return undefined
  return schema.safeParse(Number(value)).success ? 'Number' : undefined
}
