import { matchesCookie, parseSetCookie, type StoredCookie, siteOf } from './storedCookie.ts'

/** What a browser keeps of cookies, where there is no browser. */
export interface CookieJar {
  /**
   * `fetch` as a page has it: with its `Origin`, with the cookies of this jar where credentials are included, and
   * without a glance at `Set-Cookie`.
   * @param origin the page's, such as `https://shop.example`
   * @param fetch what is asked; the global one, unless told otherwise
   *
   * @example
   * const jar = createCookieJar({ now: () => Date.parse(service.state().now) })
   * createSupersededClient({ publishableKey, baseUrl, fetch: jar.page('https://shop.example', service.fetch) })
   */
  readonly page: (origin: string, fetch?: typeof globalThis.fetch) => typeof globalThis.fetch
  /** The cookies that have not expired, those of every page. */
  readonly cookies: () => readonly StoredCookie[]
}

/**
 * A cookie jar for Node, where neither `fetch` nor MSW keeps cookies. It honours Path, Max-Age, Secure, SameSite=None
 * and Partitioned, and nothing beyond: a cookie belongs to the host it came from.
 */
export function createCookieJar({
  now = Date.now,
}: {
  /** Milliseconds since 1970, by which cookies expire: the service's clock. @default Date.now */
  readonly now?: () => number
} = {}): CookieJar {
  let stored: readonly StoredCookie[] = []

  function store(cookie: StoredCookie): void {
    const others = stored.filter(
      ({ host, name, partition, path }) =>
        !(
          host === cookie.host &&
          name === cookie.name &&
          partition === cookie.partition &&
          path === cookie.path
        ),
    )
    stored = [...others, cookie]
  }

  return {
    page: (origin, fetch = (input, init) => globalThis.fetch(input, init)) => {
      const site = siteOf(new URL(origin))
      return async (input, init) => {
        const request = new Request(input, init)
        const url = new URL(request.url)
        request.headers.set('origin', origin)
        if (!hasCredentials(request, url, origin)) return withoutCookies(await fetch(request))
        const sent = stored
          .filter((cookie) => matchesCookie(cookie, url, site, now()))
          .toSorted((one, other) => other.path.length - one.path.length)
        if (sent.length > 0)
          request.headers.set(
            'cookie',
            sent.map(({ name, value }) => `${name}=${value}`).join('; '),
          )
        const response = await fetch(request)
        for (const header of response.headers.getSetCookie()) {
          const cookie = parseSetCookie(header, url, site, now())
          if (cookie) store(cookie)
        }
        return withoutCookies(response)
      }
    },
    cookies: () => stored.filter(({ expiresAt }) => expiresAt === null || expiresAt > now()),
  }
}

function hasCredentials({ credentials }: Request, { origin }: URL, page: string): boolean {
  return credentials === 'include' || (credentials === 'same-origin' && origin === page)
}

/** The answer as script sees it. */
function withoutCookies(response: Response): Response {
  const seen = new Response(response.body, response)
  seen.headers.delete('set-cookie')
  return seen
}
