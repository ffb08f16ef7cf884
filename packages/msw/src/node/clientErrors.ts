import { once } from 'node:events'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { allowEveryOrigin, errorResponse } from '../service/http/responses.ts'
import { ServiceError } from '../service/http/serviceError.ts'

/**
 * Responds to bytes that node:http could not parse as a request, and closes the connection.
 * @param pending the connection's last response to a complete request, which must go out first: the client would take
 * an earlier one for its response
 */
export async function respondToClientError(
  error: Error & { readonly code?: string },
  socket: Duplex,
  pending: ServerResponse | undefined,
): Promise<void> {
  const response = allowEveryOrigin(errorResponse(toServiceError(error.code)), null)
  const body = await response.text()
  if (pending?.req.complete && !pending.closed) await once(pending, 'close')
  if (!socket.writable) return
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  socket.end(
    [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
      'connection: close',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
}

function toServiceError(code: string | undefined): ServiceError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ServiceError('headers_too_large', 'The headers of the request are too large.')
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ServiceError('request_timeout', 'The request did not arrive in time.')
  }
  return new ServiceError('validation_error', 'The request could not be read as HTTP.')
}
