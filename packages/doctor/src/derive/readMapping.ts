import type { Mapping, Path } from './mapping.ts'

/** Reads the contract's value from a body. The same as the code that `overridesFile` writes. */
export function readMapping(mapping: Mapping, body: unknown): unknown {
  switch (mapping.kind) {
    case 'object':
      return Object.fromEntries(
        Object.entries(mapping.fields).map(([name, inner]) => [name, readMapping(inner, body)]),
      )
    case 'list': {
      const list = valueAt(body, mapping.from)
      return Array.isArray(list) ? list.map((item) => readMapping(mapping.item, item)) : undefined
    }
    case 'length': {
      const list = valueAt(body, mapping.from)
      return Array.isArray(list) ? list.length : undefined
    }
    case 'emptyList':
      return valueAt(body, mapping.from)
    case 'value': {
      const value = valueAt(body, mapping.from)
      if (value === undefined || value === null || mapping.convert === undefined) return value
      return converters[mapping.convert](value)
    }
    default:
      return undefined
  }
}

const converters = {
  String,
  Number,
  toCode: (value: unknown) => toCode(String(value)),
  toField: (value: unknown) => toField(String(value)),
}

/** Turns `https://service.example/problems/Order-Not-Found` into `order_not_found`. */
export function toCode(text: string): string {
  return text.replace(/^.*\//, '').toLowerCase().replaceAll(/\W+/g, '_')
}

/** Returns the field that a message such as `country: is not served` begins with. */
export function toField(text: string): string | undefined {
  return /^(\w+): /.exec(text)?.[1]
}

export function valueAt(body: unknown, path: Path): unknown {
  let value = body
  for (const name of path)
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined
  return value
}
