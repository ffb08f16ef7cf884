import type { IncomingMessage } from 'node:http'
import { readUpTo } from './readUpTo.ts'

/**
 * An incoming message as the platform's `Request`.
 * @param maxBytes how much of the body is read; the rest is let go
 * @throws TypeError for what a `Request` can't express: the method TRACE, an address that is no URL
 */
export async function toRequest(incoming: IncomingMessage, maxBytes: number): Promise<Request> {
  const { method = 'GET', headersDistinct } = incoming
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const bodiless = method === 'GET' || method === 'HEAD'
  const body = bodiless ? null : await readUpTo(incoming, maxBytes)
  return new Request(addressOf(incoming), { method, headers, body })
}

/** The address the client used, by the name it used for this machine. */
function addressOf({ headers, socket, url = '/' }: IncomingMessage): URL {
  const scheme = 'encrypted' in socket ? 'https' : 'http'
  const name = headers.host || `localhost:${socket.localPort}`
  // A path is put behind the name by hand: resolved against it, `//elsewhere` would name another
  // host.
  return new URL(url.startsWith('/') ? `${scheme}://${name}${url}` : url, `${scheme}://${name}`)
}
