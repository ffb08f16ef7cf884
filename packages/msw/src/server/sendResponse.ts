import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

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
  else await pipeline(response.body, outgoing)
}
