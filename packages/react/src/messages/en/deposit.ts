/** The words of a crypto deposit, up to the hosted page on which it is made. */
export const enDeposit = {
  /** Each step: what is asked for, and what comes next. */
  steps: {
    choose: {
      title: 'Make a deposit',
      text: 'Choose where it comes from.',
    },
    page: {
      title: 'Finish your deposit',
      text: 'Follow the steps on the page below. Your deposit then arrives by itself; this page is not told when.',
    },
  },
  from: 'Deposit from',
  /** The ways to deposit, and beside each what it means. */
  ways: {
    crypto: { name: 'Crypto', text: 'A wallet or an exchange account' },
    'cash-app': { name: 'Cash App', text: 'US dollars' },
  },
  /** What is asked for in place of a choice, where the shop offers one way alone. */
  onlyWay: {
    crypto: 'Send crypto from a wallet or an exchange account.',
    'cash-app': 'Send US dollars with Cash App.',
  },
  amount: 'Amount',
  /** `{amount}` is the least that Cash App takes, such as "$3.00". */
  tooLittle: 'Cash App deposits start at {amount}.',
  continue: 'Continue',
  /** `{amount}` is what is to be deposited, such as "$25.00". */
  continueWith: 'Continue with {amount}',
  preparing: 'Preparing your deposit…',
  next: 'Next: a secure page on which you make the deposit.',
  failed: 'Your deposit could not be prepared. Nothing was deposited. Try again.',
  pageTitle: 'Secure deposit page',
  /** Of the page in another tab. */
  inTab:
    'The page is open in another tab. Your deposit arrives by itself; this page is not told when.',
  startOver: 'Start over',
}
