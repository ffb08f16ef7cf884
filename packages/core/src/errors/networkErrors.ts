import { OnrampError, type Outcome } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'

/** No response arrived: offline, connection lost, or blocked by the browser (CORS, Content-Security-Policy). */
export class NetworkError extends OnrampError {
  override readonly name = 'NetworkError'

  constructor(operation: string, outcome: Outcome, cause?: unknown) {
    super(
      `${operation} got no response: the network failed, or the browser blocked it. Check baseUrl, and in a browser the key's allowlist and the page's connect-src.${outcomeHint(outcome)}`,
      { operation, code: 'network_error', outcome, cause: sanitizeError(cause) },
    )
  }
}

/** No response arrived in time. */
export class TimeoutError extends OnrampError {
  override readonly name = 'TimeoutError'

  constructor(operation: string, outcome: Outcome, milliseconds: number) {
    super(`${operation} got no response within ${milliseconds} ms.${outcomeHint(outcome)}`, {
      operation,
      code: 'timeout',
      outcome,
    })
  }
}

function outcomeHint(outcome: Outcome): string {
  return outcome === 'unknown' ? ' The service may have acted: let the buyer decide.' : ''
}
