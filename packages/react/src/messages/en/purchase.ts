/** Messages of a purchase after the form. */
export const enPurchase = {
  pageTitle: 'Secure payment page',
  startOver: 'Start over',
  /** The confirmation before the buyer starts over while an order is open. */
  startOverAsk:
    'Already paid? Keep this page open. Starting over doesn’t cancel this order. It only stops being shown here.',
  /** The same while it is unknown whether there is an order. */
  startOverAskUnknown:
    'Not sure whether you’ve paid? Check with your bank or contact support before you start over.',
  startOverSure: 'I haven’t paid, start over',
  stay: 'Keep this order',
  buyMore: 'Make another purchase',
  /** The primary button after the payout was sent. */
  done: 'Done',
  /** A retry of a purchase with an unknown outcome was rejected. */
  notThisTime:
    'Trying again didn’t start a purchase. We still don’t know whether your first attempt did.',
}
