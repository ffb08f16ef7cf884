import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { allowEveryOrigin, errorResponse } from '../service/http/responses.ts'
import { ServiceError } from '../service/http/serviceError.ts'

/**
 * Answers what node:http could not read as a request and so never hands to its listener, and hangs
 * up. Answers still owed on the connection go first: what comes early would be taken for theirs.
 */
export async function refuseUnparsed(
  error: Error & { readonly code?: string },
  socket: Duplex,
  owed: Pick<OwedAnswers, 'settled'>,
): Promise<void> {
  // Where it came from is as unknown as the rest of it.
  const response = allowEveryOrigin(null, errorResponse(refusalOf(error.code)))
  const body = await response.text()
  await owed.settled(socket)
  // A client that has gone has nothing left to be told.
  if (!socket.writable) return
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  socket.end(
    [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
}

function refusalOf(code: string | undefined): ServiceError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ServiceError('headers_too_large', 'The headers of the request are too large.')
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ServiceError('request_timeout', 'The request did not arrive in time.')
  }
  return new ServiceError('validation_error', 'The request could not be read as HTTP.')
}

/** The answers each connection still waits for. */
interface OwedAnswers {
  /** Notes an answer as owed until it was sent or its connection is gone. */
  add(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Resolves when every request that came in whole on this connection has had its answer. */
  settled(socket: Duplex): Promise<void>
}

export function createPendingResponses(): OwedAnswers {
  const owed = new Map<IncomingMessage, ServerResponse>()
  return {
    add(incoming, outgoing) {
      owed.set(incoming, outgoing)
      outgoing.once('close', () => owed.delete(incoming))
    },
    async settled(socket) {
      const whole = [...owed].filter(
        ([incoming]) => incoming.socket === socket && incoming.complete,
      )
      await Promise.all(
        whole.map(([, outgoing]) => new Promise((resolve) => outgoing.once('close', resolve))),
      )
    },
  }
}
