import { matchesCookie, parseSetCookie, type StoredCookie, siteOf } from './storedCookie.ts'

/** A browser's cookies, for code that runs without one. */
export interface CookieJar {
  /**
   * Returns the `fetch` of a page. It sends the page's `Origin`, sends and stores cookies when credentials are included,
   * and hides `Set-Cookie` from the caller.
   * @param origin the page's origin, such as `https://shop.example`
   * @param fetch the `fetch` to send requests with; by default the global one, looked up at each call
   *
   * @example
   * const jar = createCookieJar({ now: () => Date.parse(service.state().now) })
   * createSupersededClient({ publishableKey, baseUrl, fetch: jar.page('https://shop.example', service.fetch) })
   */
  readonly page: (origin: string, fetch?: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Returns the cookies of every page that have not expired. */
  readonly cookies: () => readonly StoredCookie[]
}

/**
 * Creates a cookie jar for Node, where neither `fetch` nor MSW stores these cookies. Supports Path, Max-Age, Secure,
 * SameSite=None and Partitioned; ignores Domain, so a cookie belongs to the host that set it.
 *
 * @example
 * const jar = createCookieJar({ now: () => Date.parse(service.state().now) })
 */
export function createCookieJar({
  now = Date.now,
}: {
  /**
   * Clock that cookies expire by, in milliseconds since the epoch. Pass the service's.
   * @default Date.now
   */
  readonly now?: (() => number) | undefined
} = {}): CookieJar {
  let stored: readonly StoredCookie[] = []
  const identity = ['host', 'name', 'partition', 'path'] as const

  function store(cookie: StoredCookie): void {
    const others = stored.filter((each) => identity.some((field) => each[field] !== cookie[field]))
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

/** Returns the response as a script sees it. */
function withoutCookies(response: Response): Response {
  const seen = new Response(response.body, response)
  seen.headers.delete('set-cookie')
  return seen
}
