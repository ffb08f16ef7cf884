import type { Route } from '../contract/route.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import type { Transport } from './transport.ts'

/** What the client knows about a request that failed. */
interface FailedRequest {
  /** Whether the request may have left. */
  readonly isSent: boolean
  /** HTTP status of the response, if one arrived whose body is JSON. */
  readonly status?: number | undefined
  /** Code of the service's error, if the response is one. */
  readonly code?: string | undefined
}

/** Did the service act? A table: the first row that applies decides. The page about outcomes shows the same rows. */
export function outcomeOf(
  { mayResend, rejections }: Pick<Transport, 'mayResend' | 'rejections'>,
  { idempotent, errors }: Pick<Route, 'errors' | 'idempotent'>,
  { isSent, status = 0, code }: FailedRequest,
): Outcome {
  // When: The client did not send the request: invalid input, no network, or a `Retry-After` that has not elapsed.
  // Why: The service acts only on what it receives.
  if (!isSent) return 'none'

  // When: The operation reads or prices, or has the same effect twice as once.
  // Why: Sending it again is safe, whether or not the service acted.
  if (idempotent) return 'none'

  // When: No response arrived, or one that isn't JSON, or a success of an unexpected shape.
  // Why: The service may have acted, and the client can't read what it answered.
  if (status < 300) return 'unknown'

  // When: `rejections` lists the status.
  // Why: The merchant knows that the service sends it before it acts. (Assumption `errors.outcome`.)
  if (rejections.includes(status)) return 'none'

  // When: The JSON isn't an error of the service.
  // Why: Another server may have sent it, after the service acted.
  if (code === undefined) return 'unknown'

  // When: The status is 4xx, and the code is `publishable_key_missing`, `validation_error`, `invalid_publishable_key`,
  // `origin_not_allowed` or one that `rejections` lists.
  // Why: The service checks the key, the origin and the input before it acts. (Interface: Errors; assumption
  // `errors.outcome`.)
  if (status >= 400 && status < 500 && rejections.includes(code)) return 'none'

  // When: The runtime may repeat a POST (`mayResend`), as browsers do.
  // Why: The response may be to the repeat, after the service acted on the first attempt.
  if (mayResend()) return 'unknown'

  // When: The status is 400, 401, 403, 404 or 429.
  // Why: The interface lists these statuses for requests that the service rejects. (Interface: Errors; assumption
  // `errors.outcome`.)
  if ([400, 401, 403, 404, 429].includes(status)) return 'none'

  // When: The status is 409, and the interface lists the code for the operation.
  // Why: The request conflicts with what existed before it. (Interface: Errors.)
  if (status === 409 && errors.includes(code)) return 'none'

  // When: Any other error of the service, such as a 422 or a 5xx.
  // Why: The interface does not say that the service sends it before it acts.
  return 'unknown'
}
