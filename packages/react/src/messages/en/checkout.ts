/** The words of a purchase, up to its order. */
export const enCheckout = {
  youPay: 'You pay',
  youGet: 'You get about',
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
  pageTitle: 'Secure payment page',
  pageGone:
    'The payment page of this order cannot be shown here again. If you have paid, your order goes on here by itself.',
  startOver: 'Start over',
  startOverAsk: 'Have you already paid? Then wait here. Starting over leaves this order behind.',
  startOverSure: 'I have not paid, start over',
  stay: 'Stay',
  buyMore: 'Make another purchase',
  /** Said instead of the common words, where it matters that nothing was bought. */
  offline: 'You seem to be offline. Nothing was bought. Check your connection and try again.',
  refused: 'That did not work. Nothing was bought. Try again in a moment.',
  notThisTime: 'This time nothing was opened. How the first try ended is still not known.',
}
