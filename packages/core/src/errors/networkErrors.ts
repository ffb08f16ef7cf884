import { OnrampError, type Outcome } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'

/** Nobody answered: offline, dropped, or held back by the browser (CORS, Content-Security-Policy). */
export class NetworkError extends OnrampError {
  override readonly name = 'NetworkError'

  constructor(operation: string, outcome: Outcome, cause?: unknown) {
    super(
      `${operation} got no answer: the network failed, or the browser withheld it (check the key's allowlist, and connect-src of the Content-Security-Policy).${noAnswerAdvice(outcome)}`,
      { operation, code: 'network_error', outcome, cause: sanitizeError(cause) },
    )
  }
}

/** Nobody answered in time. */
export class TimeoutError extends OnrampError {
  override readonly name = 'TimeoutError'

  constructor(operation: string, outcome: Outcome, milliseconds: number) {
    super(`${operation} got no answer within ${milliseconds} ms.${noAnswerAdvice(outcome)}`, {
      operation,
      code: 'timeout',
      outcome,
    })
  }
}

/** What to do when nobody answered. */
function noAnswerAdvice(outcome: Outcome): string {
  return outcome === 'unknown' ? ' It may have acted all the same: let the buyer decide.' : ''
}
