/** Messages of a purchase after the form. */
export const enPurchase = {
  pageTitle: 'Secure payment page',
  pageGone:
    'The payment page can’t be reopened. Already paid? Your order status updates here automatically. If not, start over.',
  startOver: 'Start over',
  startOverAsk:
    'Already paid? Keep this page open. Starting over doesn’t cancel this order. It only stops being shown here.',
  startOverSure: 'I haven’t paid, start over',
  stay: 'Keep this order',
  buyMore: 'Make another purchase',
  /** The primary button after the payout was sent. */
  done: 'Done',
  notThisTime:
    'Trying again didn’t start a purchase. We still don’t know whether your first attempt did.',
}
