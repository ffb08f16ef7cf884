/** Messages of a crypto deposit. */
export const enDeposit = {
  /** Each step: what happens now, and what happens next. */
  steps: {
    choose: {
      title: 'Make a deposit',
      text: 'Choose how you want to deposit.',
    },
    page: {
      title: 'Complete your deposit',
      text: 'Follow the steps below. Once you’ve sent it, your deposit goes to your wallet automatically. Its status isn’t shown here.',
    },
  },
  from: 'Deposit with',
  /** The deposit methods, each with a description. */
  ways: {
    crypto: { name: 'Crypto', text: 'From a wallet or exchange' },
    'cash-app': { name: 'Cash App', text: 'US dollars' },
  },
  /** Replaces the text of the step if the merchant offers one method. */
  onlyWay: {
    crypto: 'Send crypto from a wallet or exchange.',
    'cash-app': 'Send US dollars with Cash App.',
  },
  amount: 'Amount',
  /** `{amount}` is the minimum, such as "$3.00". */
  tooLittle: 'The minimum Cash App deposit is {amount}.',
  continue: 'Continue',
  /** `{amount}` is the amount to deposit, such as "$25.00". */
  continueWith: 'Continue to deposit {amount}',
  preparing: 'Preparing your deposit…',
  next: 'Next: complete your deposit on a secure page.',
  failed: 'We couldn’t start your deposit. No money was moved. Please try again.',
  pageTitle: 'Secure deposit page',
  /** Of the page in another tab. */
  inTab:
    'Continue in the other tab. Once you’ve sent it, your deposit goes to your wallet automatically. Its status isn’t shown here.',
  startOver: 'Start over',
}
