/**
 * Reads the segments a template such as `/v1/card/orders/{id}` names, as they stand in the path.
 * @returns the segments by name, still percent-encoded, or `undefined` when the path is another one
 */
export function matchPath(
  template: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const parts = template.split('/')
  const segments = path.split('/')
  if (parts.length !== segments.length) return undefined
  const named: [string, string][] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined ? segment !== part : segment === '') return undefined
    if (name !== undefined) named.push([name, segment])
  }
  return Object.fromEntries(named)
}
