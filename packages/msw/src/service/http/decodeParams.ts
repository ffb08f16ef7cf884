/**
 * Undoes the percent-encoding of path segments. One that can't be undone stays as it is: nothing here is named by a
 * percent sign, so whoever looks it up refuses it as any other name that is none.
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
