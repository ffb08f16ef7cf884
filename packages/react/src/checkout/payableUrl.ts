import type { CheckoutSnapshot } from '@onramp-kit/core'

/** The hosted page, where it may be shown: not for an order that goes elsewhere than the buyer meant. */
export function payableUrl({ url, mismatches }: CheckoutSnapshot): string | undefined {
  return mismatches.length === 0 ? url : undefined
}
