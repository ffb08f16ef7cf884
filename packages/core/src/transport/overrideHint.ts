import type { Route } from '../contract/route.ts'

/** Ids of the assumptions about the error responses of a route. */
export function envelopeAssumptions({ errors = [] }: Route['assumes']): readonly string[] {
  return ['errors.envelope', ...errors]
}

/** Says which option to set if the service differs in a part of a route, and names the assumptions behind the part. */
export function overrideHint(
  operation: string,
  { assumes }: Route,
  part: keyof Route['assumes'],
): string {
  const [difference, option] = {
    path: [
      'has another path',
      operation === 'rail.config' ? 'railSegment' : `paths['${operation}']`,
    ],
    input: ['has other field names', 'fieldNames'],
    response: ['sends another shape', `schemas['${operation}']`],
    errors: ['sends errors of another shape', 'errors'],
  }[part]
  const ids = part === 'errors' ? envelopeAssumptions(assumes) : assumes[part]
  return `If the service ${difference}, set ${option}${ids ? ` (${ids.join(', ')})` : ''}.`
}
