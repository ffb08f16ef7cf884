/** Where a service is mounted. */
export interface BaseUrl {
  /** The prefix of every URL of the service, without a trailing slash. */
  readonly root: string
  /** The path of the root, without a trailing slash. */
  readonly basePath: string
}

/** Parses a base URL. A path, or `''`, stays relative. */
export function parseBaseUrl(baseUrl: string): BaseUrl {
  // Browsers spell a URL in this form: https://service.example for HTTPS://Service.Example:443.
  const { href } = URL.canParse(baseUrl) ? new URL(baseUrl) : { href: baseUrl }
  const root = href.replace(/(?<!\/)\/+$/, '')
  const { pathname } = new URL(root, 'http://localhost')
  return { root, basePath: pathname.replace(/\/$/, '') }
}

/** Returns the path of a URL below an absolute base URL; `''` for a URL outside of it. */
export function servicePathOf({ root, basePath }: BaseUrl, url: string): string {
  return url.startsWith(`${root}/`) ? new URL(url).pathname.slice(basePath.length) : ''
}
