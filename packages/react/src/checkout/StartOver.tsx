import { useCallback, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Notice } from '../notice/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Leaving a purchase that may already have been paid asks first. */
export function StartOver() {
  const { checkout, snapshot } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const [asking, setAsking] = useState(false)
  // The question takes the place of the button that had the focus.
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  if (!snapshot.canStartOver) return null
  if (!asking)
    return (
      <button type="button" className="onramp-link" onClick={() => setAsking(true)}>
        {words.startOver}
      </button>
    )
  return (
    <Notice role="group" aria-label={words.startOver}>
      <p>{words.startOverAsk}</p>
      <div className="onramp-actions">
        <button
          ref={focus}
          type="button"
          className="onramp-secondary"
          onClick={() => setAsking(false)}
        >
          {words.stay}
        </button>
        <button type="button" className="onramp-secondary" onClick={checkout.startOver}>
          {words.startOverSure}
        </button>
      </div>
    </Notice>
  )
}
