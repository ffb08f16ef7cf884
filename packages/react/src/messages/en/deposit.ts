/** The words of a crypto deposit, up to the hosted page on which it is made. */
export const enDeposit = {
  /** Each step: what is asked for, and what comes next. */
  steps: {
    choose: {
      title: 'Make a deposit',
      text: 'Choose how you want to deposit.',
    },
    page: {
      title: 'Complete your deposit',
      text: 'Follow the steps below. Your deposit arrives automatically, but its status isn’t shown here.',
    },
  },
  from: 'Deposit with',
  /** The ways to deposit, and beside each what it means. */
  ways: {
    crypto: { name: 'Crypto', text: 'From a wallet or exchange' },
    'cash-app': { name: 'Cash App', text: 'US dollars' },
  },
  /** What is asked for in place of a choice, where the merchant offers one way alone. */
  onlyWay: {
    crypto: 'Send crypto from a wallet or exchange.',
    'cash-app': 'Send US dollars with Cash App.',
  },
  amount: 'Amount',
  /** `{amount}` is the least that Cash App takes, such as "$3.00". */
  tooLittle: 'The minimum Cash App deposit is {amount}.',
  continue: 'Continue',
  /** `{amount}` is what is to be deposited, such as "$25.00". */
  continueWith: 'Continue to deposit {amount}',
  preparing: 'Preparing your deposit…',
  next: 'Next: complete your deposit on a secure page.',
  failed: 'We couldn’t start your deposit. No money was moved. Please try again.',
  pageTitle: 'Secure deposit page',
  /** Of the page in another tab. */
  inTab:
    'Continue in the other tab. Your deposit arrives automatically, but its status isn’t shown here.',
  startOver: 'Start over',
}
