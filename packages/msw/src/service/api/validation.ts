/** What is read of a schema's complaint; every zod issue is one. */
interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: string
  readonly values?: readonly unknown[]
}

/**
 * One sentence for all that is wrong with an input: each field by the name it has on the wire, and
 * the reason. The schema library's own words are used only where the contract wrote them, for
 * without a locale it has none.
 */
export function describeIssues(
  issues: readonly Issue[],
  input: Readonly<Record<string, unknown>>,
  naming: Pick<FieldNaming, 'wireName'>,
): string {
  return issues
    .map((issue) => {
      const [field = ''] = issue.path.map(String)
      const given = Object.hasOwn(input, field)
      return `${naming.wireName(field)}: ${given ? reason(issue) : 'is required'}`
    })
    .join('; ')
}

function reason({ code, expected, values, message }: Issue): string {
  if (code === 'invalid_type' && expected) return `must be a ${expected}`
  if (code === 'invalid_value' && values) return `must be one of ${values.join(', ')}`
  return message
}

/** Between the names of the contract and those a body carries. (Assumptions `card.fields`, `accounts.register`.) */
export interface FieldNaming {
  /** The body with the contract's names. A renamed field is known by its new name alone. */
  fromWire(body: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** A field's name in the body. */
  wireName(field: string): string
}

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
