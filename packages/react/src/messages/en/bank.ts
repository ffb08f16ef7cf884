/** The words of a bank deposit: from the first question to the details of the accounts. */
export const enBank = {
  /** Each step: what is asked for or happening, and what comes next. */
  steps: {
    loading: { title: 'Looking up your bank accounts', text: 'One moment.' },
    register: {
      title: 'Get bank accounts of your own',
      text: 'Money you send to them arrives in your wallet by itself. A banking partner opens them for you.',
    },
    terms: {
      title: 'Accept the terms',
      text: 'These are the terms of the banking partner. After that you confirm your identity.',
    },
    identity: {
      title: 'Confirm your identity',
      text: 'Have your passport or another identity document at hand. After that your details are reviewed.',
    },
    review: {
      title: 'Your details are being reviewed',
      text: 'There is nothing you need to do. This page follows along; you can close it and come back later.',
    },
    rejected: {
      title: 'No accounts can be opened for you',
      text: 'That is the decision of the banking partner. If you think it is a mistake, contact the shop.',
    },
    opening: {
      title: 'Your accounts are being opened',
      text: 'You are approved. The bank details appear here by themselves; you can close this page and come back later.',
    },
    accounts: {
      title: 'Your bank accounts',
      text: 'Send a bank transfer with these details. The money arrives in your wallet by itself.',
    },
  },
  /** Followed by a line for the shop's developers. */
  wallet: 'The wallet address has a mistake in it, so no accounts can be opened. For the shop:',
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address such as {example}.',
  emailTaken: 'This email address belongs to another customer. Enter another one.',
  register: 'Continue',
  registering: 'Registering you…',
  registerNext: 'Next: the terms of the banking partner.',
  /** Nothing was sent: there is no network. */
  registerOffline:
    'You seem to be offline. You are not registered yet. Check your connection and try again.',
  /** What was sent did not arrive: the service was asked. */
  registerLost: 'The connection broke, and you are not registered yet. Try again.',
  /** The button that shows the hosted page of a step. */
  open: { terms: 'Read the terms', identity: 'Start the identity check' },
  opening: 'Opening the page…',
  /** What the hosted page is: the title above it. */
  pageTitle: { terms: 'Terms of the banking partner', identity: 'Identity check' },
  /** What is to be done on that page. */
  onPage: {
    terms: 'Read and accept them on the page below. This page follows along.',
    identity: 'Follow the page below. When you are done, press the button under it.',
  },
  /** The button for whoever has done what the hosted page asks for. */
  finished: 'I have finished',
  checking: 'Checking…',
  notYet:
    'The banking partner has not confirmed it yet. We keep asking, so this page goes on by itself.',
  /** A hosted page is good for one visit; this asks for a new one. */
  openAgain: 'Open the page again',
  /** The choice between accounts, which stand by their currency. */
  currency: 'Currency',
  /** Where the money of one account goes: "USDC on Base". */
  route: 'Arrives as {token} on {chain}, in your wallet {wallet}.',
  /** The fields of bank details, by the names the service gives them. One without a word is shown by that name. */
  fields: {
    account_holder_name: 'Account holder',
    account_number: 'Account number',
    bank_account_number: 'Account number',
    bank_address: 'Address of the bank',
    bank_beneficiary_address: 'Address of the recipient',
    bank_beneficiary_name: 'Recipient',
    bank_name: 'Bank',
    bank_routing_number: 'Routing number',
    bic: 'BIC',
    currency: 'Currency',
    iban: 'IBAN',
    /** Of several kinds, the one that is meant first; `payment_rails` are all of them. */
    payment_rail: 'Main kind of transfer',
    payment_rails: 'Kinds of transfer',
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
    wire: 'Wire',
  } as Readonly<Record<string, string>>,
  yes: 'Yes',
  no: 'No',
  /** `{field}` is one of `fields`, such as "IBAN". */
  copy: 'Copy {field}',
  copied: '{field} copied.',
  /** The browser does not let us copy, so the text is selected for the buyer to copy. */
  copyByHand: '{field} is selected. Copy it as you copy any text.',
}
