import type { CheckoutSnapshot } from '@onramp-kit/core'

/** Whether an order could be paid, but a reload took its page away: the address is stored nowhere. */
export function isPageGone({ url, isCaptured, step, error }: CheckoutSnapshot): boolean {
  const mayBePaid = step === 'paying' || step === 'processing'
  return mayBePaid && url === undefined && !isCaptured && error === undefined
}
