/** Messages of the checkout. */
export const enCheckout = {
  /** Two amounts, one above the other. One is typed, the other one is estimated by the quote. */
  youPay: 'You pay',
  youPayAbout: 'You pay (estimated)',
  youGet: 'You receive',
  youGetAbout: 'You receive (estimated)',
  /** The button between the amounts, which switches the one that the buyer types. */
  enterGet: 'Enter amount to receive',
  enterPay: 'Enter amount to pay',
  payWith: 'Pay with',
  methods: {
    card: 'Debit or credit card',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    'cash-app': 'Cash App Pay',
  } as Readonly<Record<string, string>>,
  /** Shown if no payment method is available. */
  noMethods:
    'No payment methods are available in this country on this device. Try another country.',
  fees: {
    processing: 'Processing fee',
    network: 'Network fee',
  } as Readonly<Record<string, string>>,
  otherFee: 'Fee',
  /** Before the sum of several fees. */
  feeTotal: 'Fees',
  /** The amount to pay with fees, if it differs from the typed one. */
  total: 'Total',
  /** The price of one token. */
  rate: 'Exchange rate',
  /** `{time}` is a time of day in the buyer's locale, such as "14:32" or "2:32 PM". */
  priceUntil: 'Price valid until {time}.',
  /** In the last minute. `{time}` is a duration, such as "24 seconds". */
  priceFor: 'Price valid for {time}.',
  /** After the quote has expired, while no newer one has arrived. */
  priceOver: 'This price has expired.',
  /** The button after the quote has expired or could not be loaded. */
  refreshPrice: 'Refresh price',
  priceLater: 'You’ll see the price on the payment page before you pay.',
  /** While there is no valid amount. */
  noAmount: 'Enter an amount to see the price.',
  /** While there is no payment method, or the service did not accept the input. */
  noPrice: 'No price is available for these details.',
  /** The merchant's limits of what is paid: `{amount}` is such as "$20.00". */
  minimum: 'Enter {amount} or more.',
  maximum: 'Enter {amount} or less.',
  /** The same while the buyer types the amount to receive. */
  payMore: 'You have to pay at least {amount}.',
  /** As `payMore`. */
  payLess: 'You can pay at most {amount}.',
  /** The button, while no amount is typed. */
  continue: 'Continue to payment',
  /** The button: `{amount}` is what is paid, such as "$50.00". */
  continueWith: 'Continue to pay {amount}',
  /** The button: `{amount}` is what arrives, such as "50 USDC". */
  continueToGet: 'Continue to buy {amount}',
  /** The button, while a quote says what that costs, such as "$52.60". */
  continueAbout: 'Continue to pay about {amount}',
  opening: 'Preparing your payment…',
  next: 'Next: secure payment page. You won’t be charged until you confirm there.',
  /** A rejected purchase, by the field that the service named, else `other`. */
  notAccepted: {
    country: 'Purchases aren’t available in this country or region. Choose another one.',
    amount: 'This amount isn’t supported. Enter a higher or lower amount.',
    payment_method: 'This payment method isn’t available in this country. Choose another one.',
    other:
      'We couldn’t accept these details. You haven’t been charged. Check the amount, country, and payment method, then try again.',
  },
  /** Followed by a line for the site's developers. */
  wallet:
    'This wallet address isn’t valid, so you can’t buy right now. Details for the site owner:',
  /** Replaces the shared messages after a purchase that opened no order. */
  offline:
    'You appear to be offline. You haven’t been charged. Check your connection and try again.',
  /** The remaining wait, if the service sent one. `{time}` is a duration, such as "9 seconds". */
  tooMany: 'Too many attempts. You haven’t been charged. Try again in {time}.',
  tooManyVaguely: 'Too many attempts. You haven’t been charged. Wait a moment, then try again.',
  refused: 'Something went wrong. You haven’t been charged. Please try again.',
}
