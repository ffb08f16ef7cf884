import type { FieldNaming } from './fieldNaming.ts'

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
