import { tryOrUndefined } from './tryOrUndefined.ts'

/**
 * Returns the URL if it is https, or http on loopback or of an allowed origin, and has no credentials.
 *
 * @param isAllowed whether a URL may be http beyond loopback. @default for an origin that `allowHttp` has allowed
 */
export function secureUrl(
  text: string,
  isAllowed: (url: URL) => boolean = ({ origin }) => httpOrigins.has(origin),
): URL | undefined {
  const url = tryOrUndefined(() => new URL(text))
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (LOOPBACK.test(url.hostname) || isAllowed(url)))
  return isSecure ? url : undefined
}

/** Returns whether a URL has the origin of this page. False in Node. */
export function isOwnUrl({ origin }: URL): boolean {
  return origin === globalThis.origin
}

const LOOPBACK = /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/

/** Origins of sandbox services, whose hosted pages are http as well. */
const httpOrigins = new Set<string>()

/** Allows http for the origin of a sandbox service: a container, an emulator, a computer of the local network. Warns once. */
export function allowHttp({ href, origin }: URL): void {
  if (secureUrl(href)) return
  httpOrigins.add(origin)
  console.warn(
    `Onramp Kit: baseUrl ${origin} is plain http, which its network can change. Use it for development only.`,
  )
}
