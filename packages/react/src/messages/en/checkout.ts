/** The words of a purchase, up to its order. */
export const enCheckout = {
  /** Two amounts, one above the other. One is typed, the other one is estimated by the quote. */
  youPay: 'You pay',
  youPayAbout: 'You pay (estimated)',
  youGet: 'You receive',
  youGetAbout: 'You receive (estimated)',
  /** The button between the two: from now on the other one is typed. */
  enterGet: 'Enter amount to receive',
  enterPay: 'Enter amount to pay',
  payWith: 'Pay with',
  methods: {
    card: 'Debit or credit card',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    'cash-app': 'Cash App Pay',
  } as Readonly<Record<string, string>>,
  /** No payment method is left to choose from. */
  noMethods:
    'No payment methods are available in this country on this device. Try another country.',
  fees: {
    processing: 'Processing fee',
    network: 'Network fee',
  } as Readonly<Record<string, string>>,
  otherFee: 'Fee',
  /** All that is paid, fees included, where that is another sum than was typed. */
  total: 'Total',
  /** What one token costs. */
  rate: 'Exchange rate',
  /** `{time}` is a time of day as the buyer writes it, "14:32" or "2:32 PM", whatever the language of the words. */
  priceUntil: 'Quote valid until {time}.',
  /** Where it holds no more, and no newer one could be had. */
  priceOver: 'This quote has expired. You’ll see the new price before you pay.',
  priceLater: 'You’ll see the price on the payment page before you pay.',
  /** While there is no valid amount. */
  noAmount: 'Enter an amount to see the price.',
  /** While there is no payment method, or the service did not accept the input. */
  noPrice: 'No price is available for these details.',
  /** The merchant's limits of what is paid: `{amount}` is such as "$20.00". */
  minimum: 'The minimum is {amount}.',
  maximum: 'The maximum is {amount}.',
  /** The button, while no amount is typed. */
  continue: 'Continue to payment',
  /** The button: `{amount}` is what is paid, such as "$50.00". */
  continueWith: 'Continue to pay {amount}',
  /** The button: `{amount}` is what arrives, such as "50 USDC". */
  continueToGet: 'Continue to buy {amount}',
  opening: 'Preparing your payment…',
  next: 'Next: secure payment page. You won’t be charged until you confirm there.',
  /** What the service did not accept, by the field it named, or `other` where it named none of them. */
  notAccepted: {
    country: 'Purchases aren’t available in this country. Choose another country.',
    amount: 'This amount isn’t supported. Enter a higher or lower amount.',
    payment_method: 'This payment method isn’t available in this country. Choose another one.',
    other:
      'We couldn’t accept these details. You haven’t been charged. Check the amount, country, and payment method, then try again.',
  },
  /** Followed by a line for the site's developers. */
  wallet:
    'This wallet address isn’t valid, so you can’t buy right now. Details for the site owner:',
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
  /** Said instead of the shared words, where it matters that nothing was bought. */
  offline:
    'You appear to be offline. You haven’t been charged. Check your connection and try again.',
  refused: 'Something went wrong. You haven’t been charged. Please try again.',
  notThisTime: 'This attempt didn’t start a purchase. We still can’t confirm your first attempt.',
}
