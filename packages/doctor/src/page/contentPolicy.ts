/** The sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses a Content-Security-Policy, which may hold several policies. Each of them applies. */
export function parsePolicies(header: string | null): readonly Policy[] {
  return (header ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const directives = text.split(';').map((each) => each.trim().split(/\s+/))
      // The first of a name counts.
      return new Map(
        directives.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
      )
    })
}

/** Directives that take the place of an absent one. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'frame-src': ['child-src', 'default-src'],
  'connect-src': ['default-src'],
}

/** Returns the sources that apply to a directive, or undefined if the policy does not limit it. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const name = [directive, ...(fallbacks[directive] ?? [])].find((each) => policy.has(each))
  return name === undefined ? undefined : policy.get(name)
}

/** Whether sources allow an origin on a page. */
export function allows(
  sources: readonly string[] | undefined,
  origin: string,
  page: string,
): boolean {
  return sources === undefined || sources.some((source) => matches(source, new URL(origin), page))
}

function matches(source: string, { origin, protocol, hostname, port }: URL, page: string): boolean {
  if (source === "'self'") return origin === page
  if (source === '*' || isScheme(source.toLowerCase(), protocol)) return true
  // A path without a slash at its end is that of one route or page, and there are several.
  const parts = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/(?:.*\/)?)?$/.exec(
    source.toLowerCase(),
  )
  if (!parts) return false
  const [, scheme, host = '', sourcePort] = parts
  const isHost =
    host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)
  const defaultPort = protocol === 'https:' ? '443' : '80'
  const isPort =
    sourcePort === '*' ||
    (sourcePort === undefined ? port === '' : sourcePort === (port || defaultPort))
  return isHost && isPort && (scheme === undefined || isScheme(scheme, protocol))
}

/** A browser matches a source of http with https too. */
function isScheme(scheme: string, protocol: string): boolean {
  return scheme === protocol || (scheme === 'http:' && protocol === 'https:')
}
