import type { OnrampError } from '@onramp-kit/core'
import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/fill.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Codes that only the merchant can do something about. */
const setupCodes = new Set([
  'publishable_key_missing',
  'invalid_publishable_key',
  'origin_not_allowed',
  'unsafe_hosted_url',
  'invalid_input',
])

/** Why it did not work, in the buyer's words; for a mistake of the set-up, in the developer's as well. */
export function ErrorNotice({
  error,
  fallback,
}: {
  readonly error: OnrampError
  readonly fallback?: string
}) {
  const { messages } = useCheckoutContext()
  const isSetup = setupCodes.has(error.code)
  return (
    <div className="onramp-notice" data-tone="danger" role="alert">
      <p>{isSetup ? messages.errors.setup : (fallback ?? textFor(error, messages))}</p>
      {isSetup && <p className="onramp-code">{error.message}</p>}
    </div>
  )
}

function textFor(error: OnrampError, { errors }: Messages): string {
  switch (error.code) {
    case 'rate_limited':
      return error.retryAfter === undefined
        ? errors.rate_limited_vaguely
        : fill(errors.rate_limited, { seconds: String(error.retryAfter) })
    case 'validation_error':
      return errors.validation_error
    case 'order_not_found':
      return errors.order_not_found
    case 'network_error':
      return errors.network_error
    default:
      return errors.other
  }
}
