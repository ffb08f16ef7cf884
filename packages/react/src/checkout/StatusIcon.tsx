import type { CheckoutStep } from '@onramp-kit/core'

/** A sign for the three ways in which a purchase rests. */
export function StatusIcon({ step }: { readonly step: CheckoutStep }) {
  return (
    <svg className="onramp-status" data-step={step} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      {step === 'sent' && <path d="M15 24.500l6.200 6.200L33.500 18" />}
      {step === 'cancelled' && <path d="M17.500 17.500l13 13m0-13l-13 13" />}
      {step === 'unknown' && (
        <path d="M19 19.500c0-3 2.200-5 5-5s5 2 5 4.700c0 3.600-5 3.800-5 7.800M24 33v.2" />
      )}
    </svg>
  )
}
