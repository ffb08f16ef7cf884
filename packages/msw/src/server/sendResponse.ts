import type { ServerResponse } from 'node:http'

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
