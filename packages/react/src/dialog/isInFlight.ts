import type { CheckoutStep } from '@onramp-kit/core'

/** The steps in which money may be on its way. */
const inFlight: ReadonlySet<CheckoutStep> = new Set([
  'opening',
  'unknown',
  'paying',
  'settling',
  'processing',
])

/** Whether a purchase is under way that goes on without its window. */
export function isInFlight(step: CheckoutStep): boolean {
  return inFlight.has(step)
}
