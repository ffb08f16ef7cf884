/** Messages of a bank deposit. */
export const enBank = {
  /** Each step: what happens now, and what happens next. */
  steps: {
    loading: { title: 'Loading your accounts', text: 'Just a moment…' },
    register: {
      title: 'Get your bank account details',
      text: 'Money you send to these accounts is converted to a stablecoin and sent to your wallet automatically. Our banking partner provides the accounts.',
    },
    terms: {
      title: 'Review and accept the terms',
      text: 'These terms are from our banking partner. Next, you’ll verify your identity.',
    },
    identity: {
      title: 'Verify your identity',
      text: 'Have your passport or another ID ready. Next, your details will be reviewed.',
    },
    review: {
      title: 'Your details are in review',
      text: 'You don’t need to do anything. This page updates automatically. You can close it and come back later.',
    },
    /** The service reports a status that this version does not know. */
    unknown: {
      title: 'We can’t show the status of your application',
      text: 'This page updates automatically. If you have questions, contact support.',
    },
    rejected: {
      title: 'We couldn’t open accounts for you',
      text: 'Our banking partner didn’t approve your application. If you think this is a mistake, contact support.',
    },
    opening: {
      title: 'Opening your accounts',
      text: 'You’re approved. Your account details will appear here automatically. You can close this page and come back later.',
    },
    accounts: {
      title: 'Your bank accounts',
      text: 'Send a bank transfer using these details. Once it arrives, it’s converted and sent to your wallet automatically.',
    },
  },
  /** The stages on the way to the accounts: the form, the terms and the identity verification, the accounts. */
  stages: { details: 'Details', verification: 'Verification', accounts: 'Accounts' },
  /** Followed by a line for the site's developers. */
  wallet:
    'This wallet address isn’t valid, so no accounts can be opened. Details for the site owner:',
  /** The accounts could not be read. */
  loadFailed: 'We couldn’t load your accounts. Please try again.',
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address, like {example}.',
  emailTaken: 'This email address is already in use. Use a different one.',
  register: 'Continue',
  registering: 'Signing you up…',
  registerNext: 'Next: our banking partner’s terms.',
  /** Nothing was sent: there is no network. */
  registerOffline:
    'You appear to be offline, so we couldn’t sign you up. Check your connection and try again.',
  /** The response was lost, and the service has no such customer. */
  registerLost: 'We couldn’t sign you up. Please try again.',
  /** The button that shows the hosted page of a step. */
  open: { terms: 'Review terms', identity: 'Start verification' },
  opening: 'Opening the page…',
  /** The title above the hosted page. */
  pageTitle: { terms: 'Banking partner terms', identity: 'Identity verification' },
  /** What the buyer does on that page. */
  onPage: {
    terms: 'Read and accept the terms below. This page updates automatically.',
    identity: 'Follow the steps below. When you’re finished, select “I’m done” under the page.',
  },
  /** Button that reports that the steps on the hosted page are done. */
  finished: 'I’m done',
  checking: 'Checking…',
  notYet:
    'Our banking partner hasn’t confirmed this step yet. This page updates automatically once it’s confirmed.',
  /** The button that requests another visit of a hosted page: each URL is valid for one visit. */
  openAgain: 'Reopen page',
  /** The label of the choice between accounts, by currency. */
  currency: 'Currency',
  /** Where the money of one account goes: "USDC on Base". */
  route: 'You’ll receive {token} on {chain} in wallet {wallet}.',
  /** The button that copies all account details, and the name of what it copies. */
  copyAll: 'Copy all',
  details: 'Account details',
  /** The fields of account details, by the names the service gives them. One without a word is shown by that name. */
  fields: {
    account_holder_name: 'Account holder',
    account_number: 'Account number',
    bank_account_number: 'Account number',
    bank_address: 'Bank address',
    bank_beneficiary_address: 'Recipient address',
    bank_beneficiary_name: 'Recipient name',
    bank_name: 'Bank name',
    bank_routing_number: 'Routing number',
    bic: 'BIC',
    currency: 'Currency',
    iban: 'IBAN',
    /** Of several kinds, the one that is meant first; `payment_rails` are all of them. */
    payment_rail: 'Preferred transfer type',
    payment_rails: 'Accepted transfer types',
    sort_code: 'Sort code',
  } as Readonly<Record<string, string>>,
  /** A field inside of another, such as "Intermediary bank: BIC". */
  innerField: '{outer}: {inner}',
  /** The kinds of bank transfer, by the names the service gives them. They are names of payment systems. */
  rails: {
    ach_push: 'ACH',
    faster_payments: 'Faster Payments',
    fednow: 'FedNow',
    sepa: 'SEPA',
    wire: 'Wire transfer',
  } as Readonly<Record<string, string>>,
  yes: 'Yes',
  no: 'No',
}
