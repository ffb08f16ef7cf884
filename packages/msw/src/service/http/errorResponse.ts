import { type ErrorEnvelope, errorEnvelope } from '@onramp-kit/core/contract'
import { jsonResponse } from './jsonResponse.ts'
import type { ServiceError } from './serviceError.ts'

/** A refusal in the one shape of every error body. */
export function errorResponse({
  code,
  message,
  status,
  headers,
}: Pick<ServiceError, 'code' | 'message' | 'status' | 'headers'>): Response {
  const body: ErrorEnvelope = errorEnvelope.parse({ error: { code, message } })
  return jsonResponse(body, { status, headers })
}
