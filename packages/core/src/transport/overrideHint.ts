import { pathOption, type Route } from '../contract/route.ts'

/** A part of a route that may rest on assumptions. */
export type Part = keyof Route['assumes']

/** Ids of the assumptions behind these parts of a route. */
export function assumptionsOf({ assumes }: Route, parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => [
    ...(part === 'errors' ? ['errors.envelope'] : []),
    ...(assumes[part] ?? []),
  ])
}

/** Says which option to set if the service differs in a part of a route, and names the assumptions behind the part. */
export function overrideHint(operation: string, route: Route, part: Part): string {
  const [difference, option] = {
    path: ['has another path', pathOption(operation)],
    input: ['has other field names', 'fieldNames'],
    response: ['sends another shape', `schemas['${operation}']`],
    errors: ['sends errors of another shape', 'errors'],
  }[part]
  const ids = assumptionsOf(route, [part]).join(', ')
  const hint = `If the service ${difference}, set ${option}${ids && ` (${ids})`}.`
  return part === 'path' ? `Check baseUrl. ${hint}` : hint
}
