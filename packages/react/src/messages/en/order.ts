/** How far an order is, and what it holds. */
export const enOrder = {
  /** Each step: what is happening, and what happens next. */
  steps: {
    resuming: {
      title: 'Looking up your order',
      text: 'One moment: you have a running order, on this page or in another tab.',
    },
    paying: {
      title: 'Waiting for your payment',
      text: 'Pay on the page below. This page follows along.',
    },
    settling: {
      title: 'Payment received',
      text: 'Your {token} is being sent. It takes a few moments.',
    },
    processing: {
      title: 'Still processing',
      text: 'Nothing is wrong, it only takes longer: a payment may be reviewed for half an hour. You can close this page and come back.',
      textWhilePayable:
        'You can still pay below. If you have paid, nothing is wrong: a payment may be reviewed for half an hour.',
    },
    sent: { title: '{token} sent', text: 'It is on its way to your wallet on {chain}.' },
    cancelled: {
      title: 'Order cancelled',
      text: 'This order will not be settled.',
    },
    unknown: {
      title: 'We could not confirm your purchase',
      text: 'The connection broke while your purchase was being opened. No card was charged on this page. You can try again, or start over.',
      textAfterReload:
        'A purchase was being opened on this page or in another tab, and nobody knows how that ended. No card was charged on this page.',
    },
  },
  stages: { payment: 'Payment', sending: 'Sending', sent: 'Sent' },
  checkNow: 'Check now',
  paid: 'Paid',
  toPay: 'Amount',
  paidWith: '{brand} ending in {last}',
  destination: 'Destination',
  to: '{token} on {chain}, to {wallet}',
  order: 'Order',
  mismatch:
    'Stop: this order is not what you asked for. Its {field} is {held}, not {asked}. Contact the shop before you do anything else.',
  fields: { wallet: 'wallet', chain: 'chain', token: 'token' },
  trouble: 'The connection is interrupted. We keep asking.',
  reading: 'Your order cannot be read just now. It goes on by itself.',
}
