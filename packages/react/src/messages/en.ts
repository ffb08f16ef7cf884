/** Every word of the checkout. Names in braces are filled in. */
export const en = {
  youPay: 'You pay',
  youGet: 'You get about',
  to: '{token} on {chain}, to {wallet}',
  country: 'Country',
  payWith: 'Pay with',
  methods: {
    card: 'Debit or credit card',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    'cash-app': 'Cash App Pay',
  } as Readonly<Record<string, string>>,
  fees: {
    processing: 'Processing fee',
    network: 'Network fee',
  } as Readonly<Record<string, string>>,
  otherFee: 'Fee',
  rate: 'Rate',
  priceLater: 'The price is shown on the payment page, before you pay.',
  continue: 'Continue to payment',
  continueWith: 'Continue with {amount}',
  opening: 'Opening your purchase…',
  next: 'Next: a secure payment page. Nothing is charged before you confirm there.',
  amount: {
    empty: 'Enter an amount.',
    not_a_number: 'Enter an amount in digits, such as {example}.',
    too_precise: 'Enter an amount with at most two decimal places.',
    too_large: 'This amount is too large.',
    zero: 'Enter an amount above zero.',
  },
  hosted: {
    title: 'Secure payment page',
    loading: 'Loading the payment page…',
    slow: 'The payment page is slow or held back by this browser. Open it in a new tab instead.',
    newTab: 'Open in a new tab',
    inTab: 'Your payment page is open in another tab. This page follows your order.',
    gone: 'The payment page of this order cannot be shown here again. If you have paid, your order goes on here by itself.',
  },
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
  stages: ['Payment', 'Sending', 'Sent'] as readonly string[],
  tryAgain: 'Try again',
  checkNow: 'Check now',
  startOver: 'Start over',
  startOverAsk: 'Have you already paid? Then wait here. Starting over leaves this order behind.',
  startOverSure: 'I have not paid, start over',
  stay: 'Stay',
  buyMore: 'Make another purchase',
  paid: 'Paid',
  toPay: 'Amount',
  paidWith: '{brand} ending in {last}',
  destination: 'Destination',
  order: 'Order',
  mismatch:
    'Stop: this order is not what you asked for. Its {field} is {held}, not {asked}. Contact the shop before you do anything else.',
  fields: { wallet: 'wallet', chain: 'chain', token: 'token' },
  trouble: 'The connection is interrupted. We keep asking.',
  errors: {
    rate_limited: 'Too many requests just now. Wait {seconds} seconds, then try again.',
    rate_limited_vaguely: 'Too many requests just now. Wait a moment, then try again.',
    order_not_found:
      'Your earlier order was not found, so it is not followed any more. If you have paid for it, contact the shop before you pay again.',
    validation_error: 'The service did not accept these details. Check them and try again.',
    network_error:
      'You seem to be offline. Nothing was bought. Check your connection and try again.',
    setup: 'This checkout is not set up correctly. For the shop:',
    other: 'That did not work. Nothing was bought. Try again in a moment.',
    notThisTime: 'This time nothing was opened. How the first try ended is still not known.',
    reading: 'Your order cannot be read just now. It goes on by itself.',
  },
}

/** The words of one language: `en` is the type. */
export type Messages = typeof en
