import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

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

/**
 * Reads a stream to its end but keeps no more than `maxBytes` of it: a sender that is cut off sees
 * no answer.
 */
async function readUpTo(stream: Readable, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Buffer[] = []
  let room = maxBytes
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (room > 0) kept.push(chunk.subarray(0, room))
    room -= Math.min(room, chunk.byteLength)
  }
  return new Uint8Array(Buffer.concat(kept))
}

/**
 * Sends a `Response` through node:http. `Response.error()` becomes what it stands for: a dropped
 * connection.
 */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  outgoing.statusMessage = response.statusText
  for (const [name, value] of response.headers) {
    // Iteration already yields each Set-Cookie by itself; joined by a comma they would be one
    // broken cookie.
    outgoing.appendHeader(name, value)
  }
  if (response.body === null) outgoing.end()
  else await sendBody(outgoing, response.body)
}

/** What is there at once goes out in one piece with the headers: with most answers that is all of it. */
async function sendBody(outgoing: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader()
  let goOn = () => {}
  outgoing.on('drain', () => goOn())
  outgoing.once('close', () => {
    goOn()
    // Whoever has gone wants no more of it.
    reader.cancel().catch(() => {})
  })
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    outgoing.cork()
    process.nextTick(() => outgoing.uncork())
    const hasRoom = outgoing.write(part.value)
    if (!hasRoom && !outgoing.destroyed)
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
  }
  outgoing.end()
}
