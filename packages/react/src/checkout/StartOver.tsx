import { useCallback, useState } from 'react'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Leaving a purchase that may already have been paid asks first. */
export function StartOver() {
  const { checkout, snapshot, messages } = useCheckoutContext()
  const [asking, setAsking] = useState(false)
  // The question takes the place of the button that had the focus.
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  if (!snapshot.canStartOver) return null
  if (!asking)
    return (
      <button type="button" className="onramp-link" onClick={() => setAsking(true)}>
        {messages.startOver}
      </button>
    )
  return (
    <div className="onramp-notice" role="group" aria-label={messages.startOver}>
      <p>{messages.startOverAsk}</p>
      <div className="onramp-actions">
        <button
          ref={focus}
          type="button"
          className="onramp-secondary"
          onClick={() => setAsking(false)}
        >
          {messages.stay}
        </button>
        <button type="button" className="onramp-secondary" onClick={checkout.startOver}>
          {messages.startOverSure}
        </button>
      </div>
    </div>
  )
}
