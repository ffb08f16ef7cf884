import type { CheckoutStep } from '@onramp-kit/core'

/** A sign for the three ways in which a purchase rests. */
export function StatusIcon({ step }: { readonly step: CheckoutStep }) {
  return (
    <svg className="onramp-status" data-step={step} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      {step === 'sent' && <path d="M15 24.5l6.2 6.2L33.5 18" />}
      {step === 'cancelled' && <path d="M17.5 17.5l13 13m0-13l-13 13" />}
      {step === 'unknown' && (
        <path d="M19 19.5c0-3 2.2-5 5-5s5 2 5 4.7c0 3.6-5 3.8-5 7.8M24 33v.2" />
      )}
    </svg>
  )
}
