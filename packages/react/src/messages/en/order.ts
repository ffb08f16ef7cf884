/** Messages of an order. */
export const enOrder = {
  /** Each step: what is happening, and what happens next. */
  steps: {
    resuming: {
      title: 'Checking your order',
      text: 'You have an order in progress, on this page or in another tab.',
    },
    /** The first read on a page that shows an order by its id. */
    loading: { title: 'Loading your order', text: 'Just a moment…' },
    paying: {
      title: 'Complete your payment',
      /** While there is no page on which to pay. */
      titleWithoutPage: 'Waiting for your payment',
      /** The tab has lost the payment page, such as after a reload. */
      textWithoutPage:
        'The payment page can’t be reopened. Already paid? Your order status updates here automatically. If not, start over.',
      /** On a page where an order is never paid, or while its status is unknown. */
      textElsewhere:
        'This page updates automatically. If you’ve already paid, don’t pay again: your payment may be in review, which can take about 30 minutes.',
      /** The same once the order is no longer read. */
      textElsewhereStopped:
        'If you’ve already paid, don’t pay again: your payment may be in review, which can take about 30 minutes.',
      text: 'Pay on the secure page. Your order status updates automatically.',
      /** In place of `text`, if the amounts are known: "$50.00 for about 47.56 USDC on Base". */
      summary: '{paid} for about {received} on {chain}',
    },
    settling: {
      title: 'Payment received',
      text: 'We’re sending your {token}. This usually takes a few moments.',
      /** The service has since reported a status that this version does not know. */
      textUnknown:
        'We can’t show the current status of your order. If you have questions, contact support.',
    },
    processing: {
      title: 'Taking longer than usual',
      text: 'Payments are sometimes reviewed, which can take about 30 minutes. You can close this page and check back later.',
      textWhilePayable:
        'You can still pay. If you already have, your payment may be in review, which can take about 30 minutes.',
      /** The tab has lost the payment page. */
      textWithoutPage:
        'The payment page can’t be reopened. If you’ve already paid, your payment may be in review, which can take about 30 minutes. If not, start over.',
      /** After the payment was captured, while the payout is late. */
      textWhileSending:
        'We’ve received your payment, but sending your {token} is taking longer than usual. You can close this page and check back later.',
    },
    sent: {
      title: '{token} sent',
      /** `{amount}` is what was quoted or typed, such as "47.56 USDC". */
      titleAbout: 'About {amount} sent',
      text: 'It’s on its way to your wallet on {chain} and may take a few minutes to appear.',
    },
    cancelled: {
      title: 'Order canceled',
      text: 'No {token} will be sent. If you were charged, contact support.',
      /** After the payment was captured. */
      textWhenPaid:
        'We received your payment, but no {token} will be sent. Contact support about a refund.',
    },
    unknown: {
      title: 'We’re not sure your purchase started',
      text: 'The payment page didn’t open, so you haven’t been charged. Try again, or start over.',
      textAfterReload:
        'A purchase was started here or in another tab, but we couldn’t confirm it. If you’ve paid for it, contact support before you pay again.',
    },
    /** The URL of the payment page is unsafe. A line for the site's owner follows. */
    notShown: { title: 'The payment page can’t be shown', text: 'You haven’t been charged.' },
    /** The service does not find the order. */
    missing: {
      title: 'Order not found',
      text: 'We couldn’t find your order. If you’ve already paid, contact support before paying again.',
      /** On a page that shows an order by its id. */
      textElsewhere:
        'We couldn’t find this order for the connected wallet. Check the link and the wallet, or contact support.',
    },
    /** The order was never read, and is not read again without the buyer. */
    unreadable: {
      title: 'We can’t show your order right now',
      text: 'Your order isn’t affected. Please try again in a moment.',
    },
  },
  /** In place of `shared.errors.setup` while an order is shown, which the buyer may have paid. */
  setup:
    'We can’t load the status right now. Your order isn’t affected. Details for the site owner:',
  /** The phases of an order: three short names in one row. */
  stages: { payment: 'Payment', sending: 'Delivery', sent: 'Complete' },
  /** Before an amount that was paid. */
  paid: 'Paid',
  /** Before an amount that has not been paid, or may not be: also on a canceled order. */
  toPay: 'Amount',
  /** A card: `{brand}` is such as Visa, `{last}` its last four digits. */
  paidWith: '{brand} ending in {last}',
  /** Before the receiving wallet. */
  destination: 'Receiving wallet',
  /** Before the date and time of the order. */
  date: 'Date',
  /** Before the order id. */
  order: 'Order ID',
  /** Shown while an order runs for a wallet, chain or token that the page has since replaced. */
  destinationChanged:
    'The destination on this page changed. This order still goes to {wallet} on {chain}.',
  /** An order that differs from the purchase, with the requested and the actual value of each differing field. */
  mismatch: {
    title: 'Stop: this order doesn’t match your request',
    text: 'Don’t pay for this order. If you’ve already paid, contact support now.',
    /** After the payment was captured. */
    textWhenPaid: 'We’ve received your payment. Contact support now.',
    requested: 'You requested',
    actual: 'This order',
    fields: {
      wallet: 'Wallet',
      chain: 'Network',
      token: 'Token',
      amount: 'Amount',
      currency: 'Currency',
    },
  },
}
