/** Values of different types. A valid value has the type of one of them. */
const samples = [null, 5, 'wrong', true, [], {}, () => {}]

/**
 * Lists values that differ from a valid one in one place: a value of another type, a misspelled name, or an item of another
 * type in a list.
 */
export function wrongVariants(valid: unknown, path = 'it'): (readonly [string, unknown])[] {
  const others = samples
    .filter((sample) => typeOf(sample) !== typeOf(valid))
    .map((sample) => [`${path} as ${JSON.stringify(sample) ?? 'a function'}`, sample] as const)
  if (typeof valid !== 'object' || valid === null) return others
  if (Array.isArray(valid)) {
    const items = wrongVariants(valid[0], `${path}[0]`)
    return [...others, ...items.map(([title, item]) => [title, [item]] as const)]
  }
  const inner = Object.entries(valid).flatMap(([name, each]) =>
    wrongVariants(each, `${path}.${name}`).map(
      ([title, value]) => [title, { ...valid, [name]: value }] as const,
    ),
  )
  const misspelled = [`${path} with a misspelled name`, { ...valid, mispelled: 1 }] as const
  return [...others, ...inner, misspelled]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}
