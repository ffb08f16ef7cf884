/**
 * The value of a request's cookie; `undefined` when it has none by this name. Of several by one name none is believed,
 * for one may have been planted: the value is then `''`.
 */
export function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const values = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length > 1 ? '' : values[0]
}
