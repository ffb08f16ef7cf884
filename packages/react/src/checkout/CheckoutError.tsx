'use client'

import { isApiError, type OnrampError } from '@onramp-kit/core'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import type { Messages } from '../messages/messages.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Why nothing can be bought here, and why the last try was refused. What was typed stays. */
export function CheckoutError() {
  const { snapshot, destination } = useCheckoutContext()
  const { blockingError } = snapshot
  const error = useCheckoutError()
  const messages = useMessages('checkout', enCheckout)
  const { connect } = useMessages('shared', enShared)
  const { notAccepted } = messages
  const named = rejectedFieldText(error, notAccepted)
  return (
    <>
      {error !== undefined && error !== blockingError && (
        <ErrorNotice
          error={error}
          messages={{
            network_error: messages.offline,
            validation_error: named ?? notAccepted.other,
            other: messages.refused,
          }}
        />
      )}
      {blockingError !== undefined &&
        (destination.wallet === '' ? (
          <Notice>
            <NoticeText>{connect.text}</NoticeText>
          </Notice>
        ) : (
          <ErrorNotice error={blockingError} messages={{ setup: messages.wallet }} />
        ))}
    </>
  )
}

/** Why the last try was refused; no more once the buyer has changed the field that was not accepted. */
export function useCheckoutError(): OnrampError | undefined {
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
export function rejectedFieldText(
  error: unknown,
  messages: Messages['checkout']['notAccepted'],
): string | undefined {
  const field = isApiError(error) ? error.field : undefined
  return Object.entries(messages).find(([name]) => name === field)?.[1]
}
