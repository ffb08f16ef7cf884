'use client'

import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { notAcceptedText } from './notAcceptedText.ts'
import { useRefusal } from './useRefusal.ts'

/** Why nothing can be bought here, and why the last try was refused. What was typed stays. */
export function CheckoutRefusal() {
  const { obstacle } = useCheckoutContext().snapshot
  const error = useRefusal()
  const words = useWords('checkout', enCheckout)
  const { notAccepted } = words
  const named = notAcceptedText(error, notAccepted)
  return (
    <>
      {error !== undefined && error !== obstacle && (
        <ErrorNotice
          error={error}
          words={{
            network_error: words.offline,
            validation_error: named ?? notAccepted.other,
            other: words.refused,
          }}
        />
      )}
      {obstacle !== undefined && <ErrorNotice error={obstacle} words={{ setup: words.wallet }} />}
    </>
  )
}
