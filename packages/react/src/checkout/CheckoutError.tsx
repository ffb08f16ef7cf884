'use client'

import { isApiError, type OnrampError } from '@onramp-kit/core'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import type { Messages } from '../messages/messages.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

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

/** Why the last try was refused; no more once the buyer has changed the field that was not accepted. */
export function useRefusal(): OnrampError | undefined {
  const { snapshot, details } = useCheckoutContext()
  const { error, purchase } = snapshot
  const { amount, country, method: payment_method } = details
  const entered = { amount, country, payment_method }
  const names = Object.keys(entered) as (keyof typeof entered)[]
  const isChanged = names.some(
    (name) => isApiError(error) && error.field === name && entered[name] !== purchase?.[name],
  )
  return isChanged ? undefined : error
}

/** What the service did not accept, where it named something that can be changed in the form. */
export function notAcceptedText(
  error: unknown,
  words: Messages['checkout']['notAccepted'],
): string | undefined {
  const field = isApiError(error) ? error.field : undefined
  return Object.entries(words).find(([name]) => name === field)?.[1]
}
