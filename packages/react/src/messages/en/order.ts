/** How far an order is, and what it holds. */
export const enOrder = {
  /** Each step: what is happening, and what happens next. */
  steps: {
    resuming: {
      title: 'Checking your order',
      text: 'You have an order in progress, on this page or in another tab.',
    },
    paying: {
      title: 'Complete your payment',
      /** While there is no page on which to pay. */
      titleWithoutPage: 'Waiting for your payment',
      text: 'Pay on the secure page below. Your order status updates automatically.',
    },
    settling: {
      title: 'Payment received',
      text: 'We’re sending your {token}. This usually takes a few moments.',
    },
    processing: {
      title: 'Taking longer than usual',
      text: 'Payments are sometimes reviewed, which can take about 30 minutes. You can close this page and check back later.',
      textWhilePayable:
        'You can still pay. If you already have, your payment may be in review, which can take about 30 minutes.',
    },
    sent: {
      title: '{token} sent',
      text: 'It’s on its way to your wallet on {chain} and may take a few minutes to appear.',
    },
    cancelled: {
      title: 'Order canceled',
      text: 'No {token} will be sent. If you were charged, contact support.',
    },
    unknown: {
      title: 'We couldn’t confirm your purchase',
      text: 'We didn’t get a clear response while starting your purchase. Nothing was charged on this page. Try again, or start over.',
      textAfterReload:
        'A purchase was started here or in another tab, but we couldn’t confirm it. If you’ve paid for it, contact support before you pay again.',
    },
  },
  /** Where an order is on its way: three short names in one row, each of a phase. */
  stages: { payment: 'Payment', sending: 'Transfer', sent: 'Complete' },
  /** A button: asks for the order at once. */
  checkNow: 'Check status',
  /** Before an amount that was paid. */
  paid: 'Paid',
  /** Before an amount that was not paid yet, or never will be. */
  toPay: 'Amount',
  /** A card: `{brand}` is such as Visa, `{last}` its last four digits. */
  paidWith: '{brand} ending in {last}',
  /** Before the place where the money goes. */
  destination: 'Receiving wallet',
  /** Such as "USDC on Base · 0x5290…9EE7". */
  to: '{token} on {chain} · {wallet}',
  /** Before the number of the order. */
  order: 'Order ID',
  /** Shown while an order runs for a wallet, chain or token that the page has since replaced. */
  destinationChanged:
    'Your wallet or network changed. This order still goes to {wallet} on {chain}.',
  /** An order that differs from the purchase: what it holds, and what was requested. */
  mismatch: {
    wallet:
      'Stop: this order doesn’t match your request. It goes to {held} instead of {asked}. Contact support before you continue.',
    chain:
      'Stop: this order doesn’t match your request. It will be sent on {held} instead of {asked}. Contact support before you continue.',
    token:
      'Stop: this order doesn’t match your request. It pays out {held} instead of {asked}. Contact support before you continue.',
    amount:
      'Stop: this order doesn’t match your request. Its amount is {held} instead of {asked}. Contact support before you continue.',
    currency:
      'Stop: this order doesn’t match your request. It’s charged in {held} instead of {asked}. Contact support before you continue.',
  },
  reading: 'We can’t load the status right now. Your order isn’t affected.',
}
