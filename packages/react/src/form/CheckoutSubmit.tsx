'use client'

import { formatAmount } from '@onramp-kit/core'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { fill } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

/** The one button: says what it will do. It does nothing while a purchase is being opened, or where none can be. */
export function CheckoutSubmit(props: ButtonProps) {
  const { snapshot, details, destination } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const { parsed, tradeType, currency, method } = details
  const isOpening = snapshot.step === 'opening'
  const isBlocked = snapshot.obstacle !== undefined || method === undefined

  function says() {
    if (isOpening) return words.opening
    if (!parsed.ok) return words.continue
    const isSpend = tradeType === 'EXACT_INPUT'
    const unit = isSpend ? { currency } : { token: destination.token }
    const amount = formatAmount(parsed.amount, { locale, ...unit })
    return fill(isSpend ? words.continueWith : words.continueToGet, { amount })
  }

  return (
    <Button
      type="submit"
      variant="primary"
      disabled={isBlocked}
      // Not disabled meanwhile: it would lose the focus, and a second press opens nothing.
      aria-disabled={isOpening}
      aria-busy={isOpening}
      {...props}
      data-guarded
    >
      {props.children ?? says()}
    </Button>
  )
}
