/** Messages of a purchase after the form. */
export const enPurchase = {
  pageTitle: 'Secure payment page',
  pageGone:
    'The payment page can’t be reopened. If you’ve already paid, your order status updates here automatically.',
  startOver: 'Start over',
  startOverAsk:
    'Already paid? Keep this page open. If you start over, this order will no longer be shown here.',
  startOverSure: 'I haven’t paid, start over',
  stay: 'Keep this order',
  buyMore: 'Make another purchase',
  /** The primary button after the payout was sent. */
  done: 'Done',
  notThisTime: 'This attempt didn’t start a purchase. We still can’t confirm your first attempt.',
}
