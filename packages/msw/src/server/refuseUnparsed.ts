import type { Duplex } from 'node:stream'
import { errorResponse } from '../service/http/errorResponse.ts'
import { ServiceError } from '../service/http/serviceError.ts'

/** Answers bytes that are no HTTP request at all, which node:http never hands to its listener. */
export async function refuseUnparsed(socket: Duplex): Promise<void> {
  const refusal = new ServiceError('validation_error', 'These bytes are not an HTTP request.')
  const body = await errorResponse(refusal).text()
  // A client that has gone has nothing left to be told.
  if (!socket.writable) return
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
