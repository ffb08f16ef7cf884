/** The words of a purchase, up to its order. */
export const enCheckout = {
  /** Two amounts, one above the other. One is typed; the other one is what the price makes of it, hence "about". */
  youPay: 'You pay',
  youPayAbout: 'You pay about',
  youGet: 'You get',
  youGetAbout: 'You get about',
  /** The button between the two: from now on the other one is typed. */
  enterGet: 'Enter what you get instead',
  enterPay: 'Enter what you pay instead',
  payWith: 'Pay with',
  methods: {
    card: 'Debit or credit card',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    'cash-app': 'Cash App Pay',
  } as Readonly<Record<string, string>>,
  /** No payment method is left to choose from. */
  noMethods: 'There is no way to pay in this country with this device. Choose another country.',
  fees: {
    processing: 'Processing fee',
    network: 'Network fee',
  } as Readonly<Record<string, string>>,
  otherFee: 'Fee',
  /** All that is paid, fees included, where that is another sum than was typed. */
  total: 'Total',
  /** What one token costs. */
  rate: 'Rate',
  /** `{time}` is a time of day as the buyer writes it, "14:32" or "2:32 PM", whatever the language of the words. */
  priceUntil: 'This price holds until {time}.',
  /** Where it holds no more, and no newer one could be had. */
  priceOver: 'This price has run out. The payment page shows the new one.',
  priceLater: 'The price is shown on the payment page, before you pay.',
  /** Until something is changed: with no amount, or no way to pay, nothing has a price. */
  noPrice: 'No price yet.',
  /** The merchant's limits of what is paid: `{amount}` is such as "$20.00". */
  minimum: 'The minimum is {amount}.',
  maximum: 'The maximum is {amount}.',
  /** The button, while no amount is typed. */
  continue: 'Continue to payment',
  /** The button: `{amount}` is what is paid, such as "$50.00". */
  continueWith: 'Continue with {amount}',
  /** The button: `{amount}` is what arrives, such as "50 USDC". */
  continueToGet: 'Continue to get {amount}',
  opening: 'Opening your purchase…',
  next: 'Next: a secure payment page. Nothing is charged before you confirm there.',
  /** What the service did not accept, by the field it named, or `other` where it named none of them. */
  notAccepted: {
    country: 'Card purchases are not available in this country. Choose another one.',
    amount: 'This amount cannot be bought. Try a larger or a smaller one.',
    payment_method: 'This way to pay is not available in this country. Choose another one.',
    other:
      'These details were not accepted. Nothing was bought. Check the amount, the country and the way to pay, then try again.',
  },
  /** Followed by a line for the shop's developers. */
  wallet: 'The wallet address has a mistake in it, so nothing can be bought. For the shop:',
  pageTitle: 'Secure payment page',
  pageGone:
    'The payment page of this order cannot be shown here again. If you have paid, your order goes on here by itself.',
  startOver: 'Start over',
  startOverAsk: 'Have you already paid? Then wait here. Starting over leaves this order behind.',
  startOverSure: 'I have not paid, start over',
  stay: 'Stay',
  buyMore: 'Make another purchase',
  /** The primary button after the payout was sent. */
  done: 'Done',
  /** Said instead of the shared words, where it matters that nothing was bought. */
  offline: 'You seem to be offline. Nothing was bought. Check your connection and try again.',
  refused: 'That did not work. Nothing was bought. Try again in a moment.',
  notThisTime: 'This time nothing was opened. How the first try ended is still not known.',
}
