/** Where a service is mounted. */
export interface BaseUrl {
  /** The prefix of every URL of the service, without a trailing slash. */
  readonly root: string
  /** The path of the root, without a trailing slash. */
  readonly basePath: string
}

/**
 * Parses the base URL of a client.
 * @throws RangeError for anything but an absolute http(s) URL without user, query and fragment, which no request would match
 */
export function parseBaseUrl(baseUrl: string): BaseUrl {
  // Browsers spell a URL in this form: https://service.example for HTTPS://Service.Example:443.
  const { href, origin, pathname } = new URL(URL.canParse(baseUrl) ? baseUrl : 'about:invalid')
  if (!href.startsWith('http') || href !== origin + pathname)
    throw new RangeError(
      `baseUrl must be an http(s) URL such as https://service.example, without user, query or fragment, not ${baseUrl}. Set it to the baseUrl of the client.`,
    )
  const basePath = pathname.replace(/(?<!\/)\/+$/, '')
  return { root: origin + basePath, basePath }
}

/** Returns the path of a URL below a base URL; `''` for a URL outside of it. */
export function servicePathOf({ root, basePath }: BaseUrl, url: string): string {
  return url.startsWith(`${root}/`) ? new URL(url).pathname.slice(basePath.length) : ''
}
