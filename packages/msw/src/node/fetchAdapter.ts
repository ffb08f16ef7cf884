import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/**
 * Converts an incoming message to a `Request`.
 * @param maxBytes how much of the body to keep; the rest is discarded
 * @param origins allowed origins; a request to the host of an https one gets an https URL, because a tunnel or proxy ends
 * TLS there
 * @throws TypeError for a request that `Request` cannot express: the method TRACE, an invalid URL
 */
export async function toRequest(
  incoming: IncomingMessage,
  maxBytes: number,
  origins: readonly string[],
): Promise<Request> {
  const { method = 'GET', headersDistinct } = incoming
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const bodiless = method === 'GET' || method === 'HEAD'
  const body = bodiless ? null : await readUpTo(incoming, maxBytes)
  return new Request(urlOf(incoming, origins), { method, headers, body })
}

/** Returns the URL that the client used, with the host name it used for this machine. */
function urlOf({ headers, socket, url = '/' }: IncomingMessage, origins: readonly string[]): URL {
  const host = headers.host || `localhost:${socket.localPort}`
  const isSecure = 'encrypted' in socket || origins.includes(new URL(`https://${host}`).origin)
  const base = `${isSecure ? 'https' : 'http'}://${host}`
  // Concatenated: resolved as a relative URL, the path `//elsewhere` would name another host.
  return new URL(url.startsWith('/') ? base + url : url, base)
}

/**
 * Reads a stream to its end and keeps at most `maxBytes`. Does not stop early: a sender whose connection closes before
 * the end never sees the response.
 */
async function readUpTo(stream: Readable, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Buffer[] = []
  let room = maxBytes
  stream.on('data', (chunk: Buffer) => {
    if (room > 0) kept.push(chunk.subarray(0, room))
    room -= Math.min(room, chunk.byteLength)
  })
  await finished(stream, { writable: false })
  return Buffer.concat(kept)
}

/** Sends a `Response` through node:http. `Response.error()` drops the connection. */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  outgoing.statusMessage = response.statusText
  for (const [name, value] of response.headers) {
    // Appended, because iteration yields each Set-Cookie separately and `setHeader` would keep only the last.
    outgoing.appendHeader(name, value)
  }
  if (response.body === null) {
    outgoing.end()
  } else if (response.headers.has('content-length')) {
    const bytes = Buffer.from(await response.arrayBuffer())
    // A handler that changes a body may keep the headers of the old one.
    outgoing.setHeader('Content-Length', bytes.byteLength)
    // As a string of bytes, it goes out in one write with the headers.
    outgoing.end(bytes.toString('latin1'), 'latin1')
  } else {
    // Cancels the body once the client has disconnected. The types of the DOM and of Node differ.
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing)
  }
}
