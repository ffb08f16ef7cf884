import * as fc from 'fast-check'

/** Origins that look like the hosted page's but are not. */
export function lookAlikesOf(origin: string): fc.Arbitrary<string> {
  const { protocol, hostname, port } = new URL(origin)
  const lookAlike = fc.oneof(
    fc.constantFrom(
      'null',
      '',
      '*',
      'undefined',
      hostname,
      `//${hostname}:${port}`,
      `${origin}/`,
      `${origin}.`,
      `${origin}0`,
      ` ${origin}`,
      `${origin}\u0000`,
      `${origin}\u200b`,
      `${origin}#`,
      origin.toUpperCase(),
      origin.replace('o', 'о'),
      origin.replace(protocol, 'https:'),
      `${protocol}//${hostname}`,
      `${protocol}//${hostname}.:${port}`,
      `${protocol}//${origin.slice(protocol.length + 2)}@evil.example`,
      `blob:${origin}`,
    ),
    fc.domain().map((domain) => `${origin}.${domain}`),
    fc.domain().map((domain) => `${protocol}//${hostname}.${domain}:${port}`),
    fc.domain().map((domain) => `${protocol}//${domain}:${port}`),
    fc.stringMatching(/^[a-z0-9-]{1,12}$/).map((name) => `${protocol}//${name}${hostname}:${port}`),
    fc
      .stringMatching(/^[a-z0-9-]{1,12}$/)
      .map((name) => `${protocol}//${name}.${hostname}:${port}`),
    fc.nat({ max: 65_535 }).map((other) => `${protocol}//${hostname}:${other}`),
    fc.nat({ max: origin.length - 1 }).map((end) => origin.slice(0, end)),
    fc.string(),
  )
  return lookAlike.filter((text) => text !== origin)
}
