/**
 * Undoes the percent-encoding of path segments. One that is none stays as it stands in the path: what
 * it should have been, and how it is refused, is for the route to say.
 */
export function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, decode(segment)]),
  )
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
