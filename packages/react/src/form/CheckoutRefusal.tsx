'use client'

import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { notAcceptedText } from './notAcceptedText.ts'
import { useRefusal } from './useRefusal.ts'

/** Why nothing can be bought here, and why the last try was refused. What was typed stays. */
export function CheckoutRefusal() {
  const { snapshot, destination } = useCheckoutContext()
  const { obstacle } = snapshot
  const error = useRefusal()
  const words = useWords('checkout', enCheckout)
  const { connect } = useWords('shared', enShared)
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
      {obstacle !== undefined &&
        (destination.wallet === '' ? (
          <Notice>
            <NoticeText>{connect.text}</NoticeText>
          </Notice>
        ) : (
          <ErrorNotice error={obstacle} words={{ setup: words.wallet }} />
        ))}
    </>
  )
}
