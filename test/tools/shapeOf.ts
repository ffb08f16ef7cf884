/** The text formats that the interface distinguishes. */
const forms: readonly (readonly [name: string, RegExp])[] = [
  ['uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['wallet', /^0x[0-9a-f]{40}$/i],
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/],
  ['url', /^https?:\/\/\S+$/],
  ['decimal', /^\d+(?:\.\d+)?$/],
]

/**
 * Describes a JSON value as lines: the path of each value with its type or format; statuses and codes are kept.
 * Items of an array share a path.
 * @example shapeOf({ status: 'active', list: [1, 2] }) // ['list: array', 'list[]: number', 'status: active']
 */
export function shapeOf(value: unknown): readonly string[] {
  return [...new Set(linesOf(value, ''))].toSorted()
}

function linesOf(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value))
    return [`${path}: array`, ...value.flatMap((item) => linesOf(item, `${path}[]`))]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      linesOf(inner, path === '' ? name : `${path}.${name}`),
    )
  return [`${path}: ${/\b(?:status|code)$/.test(path) ? String(value) : formOf(value)}`]
}

function formOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value !== 'string') return typeof value
  return forms.find(([, form]) => form.test(value))?.[0] ?? 'text'
}
