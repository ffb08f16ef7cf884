import type { Part } from './parts.ts'

/** The form of a checkout. */
export const formParts = {
  form: {
    component: 'CheckoutForm',
    element: 'form',
    says: 'Everything the buyer decides.',
    states: {
      'data-trade-type="EXACT_INPUT"': 'What is paid is typed.',
      'data-trade-type="EXACT_OUTPUT"': 'What arrives is typed.',
      'data-state="open"': 'It can be filled in.',
      'data-state="opening"': 'The purchase is being opened.',
    },
  },
  fields: {
    component: 'CheckoutFields',
    element: 'fieldset',
    says: 'Its fields; disabled while the purchase is being opened.',
  },
  'amount-pair': {
    component: 'AmountPair',
    element: 'div',
    says: 'What is paid and what arrives, with the switch between them.',
  },
  'amount-pair-switch': {
    component: 'AmountPairSwitch',
    element: 'button',
    says: 'Lets the other amount be typed.',
  },
  'amount-pair-switch-icon': {
    component: 'AmountPairSwitchIcon',
    element: 'svg',
    says: 'The sign on that switch.',
  },
  quote: {
    component: 'QuoteBox',
    element: 'div',
    says: 'What the price is made of, and how long it holds.',
    states: {
      'data-state="empty"': 'There is nothing to price.',
      'data-state="loading"': 'The price is awaited.',
      'data-state="fresh"': 'It is the price of what is entered.',
      'data-state="stale"': 'It is that of what was entered before.',
      'data-state="expired"': 'It was the price, and nothing newer came.',
      'data-state="absent"': 'No price could be had.',
    },
  },
  'quote-label': {
    component: 'QuoteLabel',
    element: 'span',
    says: 'The name of the amount that is not typed.',
  },
  'quote-amount': {
    component: 'QuoteAmount',
    element: 'span',
    says: 'That amount, as the price makes it.',
    states: {
      'data-state="empty"': 'There is nothing to price.',
      'data-state="loading"': 'The price is awaited.',
      'data-state="fresh"': 'It is the price of what is entered.',
      'data-state="stale"': 'It is that of what was entered before.',
      'data-state="expired"': 'It was the price, and nothing newer came.',
      'data-state="absent"': 'No price could be had.',
      'data-long="some"': 'It is too long to be written big in a narrow column.',
      'data-long="very"': 'It is too long to be written big in any column.',
    },
  },
  'quote-destination': {
    component: 'QuoteDestination',
    element: 'p',
    says: 'Where it goes: token, chain and wallet.',
  },
  'quote-note': {
    component: 'QuoteNote',
    element: 'p',
    says: 'Until when the price holds, that it does no more, or why there is none.',
  },
  'payment-methods': {
    component: 'PaymentMethods',
    element: 'fieldset',
    says: 'The ways to pay.',
  },
  'payment-methods-label': {
    component: 'PaymentMethodsLabel',
    element: 'legend',
    says: 'What is chosen there.',
  },
  'payment-method': {
    component: 'PaymentMethod',
    element: 'label',
    says: 'One way to pay.',
    states: { 'data-selected': 'It is the chosen one.' },
  },
  'payment-method-icon': {
    component: 'MethodIcon',
    element: 'svg',
    says: 'A small drawing for it.',
  },
  'payment-method-name': {
    component: 'PaymentMethodName',
    element: 'span',
    says: 'What it is called.',
  },
  'payment-method-input': {
    component: 'PaymentMethodInput',
    element: 'input',
    says: 'Chooses it.',
  },
  hint: {
    component: 'CheckoutHint',
    element: 'p',
    says: 'What happens next.',
  },
} as const satisfies Readonly<Record<string, Part>>

/** A checkout around its form. */
export const checkoutParts = {
  checkout: {
    component: 'CheckoutRoot',
    element: 'div or dialog',
    says: 'The outermost element of a checkout, beside `onramp-root`.',
    states: {
      'data-step="details"': 'The buyer decides.',
      'data-step="opening"': 'The purchase is being opened.',
      'data-step="unknown"': 'Nobody knows whether it was opened.',
      'data-step="resuming"': 'A stored order is looked up.',
      'data-step="paying"': 'The payment page is shown.',
      'data-step="settling"': 'The payment was captured, and the payout is on its way.',
      'data-step="processing"': 'That takes longer than usual.',
      'data-step="sent"': 'The payout was sent.',
      'data-step="cancelled"': 'The order will not be settled.',
    },
  },
  retry: {
    component: 'CheckoutRetry',
    element: 'button',
    says: 'Sends a purchase again whose outcome is unknown.',
  },
  'start-over': {
    component: 'StartOverButton',
    element: 'button',
    says: 'Leaves this purchase for another.',
  },
} as const satisfies Readonly<Record<string, Part>>

/** A checkout in a dialog. */
export const dialogParts = {
  dialog: {
    component: 'CheckoutDialogRoot',
    element: 'dialog',
    says: 'The dialog, beside `onramp-root` and `onramp-checkout`.',
    states: { 'data-scrollbar': 'The page behind it has a scrollbar, whose place is kept.' },
  },
  'dialog-bar': {
    component: 'DialogBar',
    element: 'div',
    says: 'The title and the button, in sight however far one has scrolled.',
  },
  'dialog-title': {
    component: 'DialogTitle',
    element: 'p',
    says: 'What the dialog is for.',
  },
  'dialog-close': {
    component: 'DialogClose',
    element: 'button',
    says: 'Closes the dialog.',
  },
  'dialog-close-icon': {
    component: 'DialogClose',
    element: 'svg',
    says: 'The sign on that button, where it is given no other content.',
  },
} as const satisfies Readonly<Record<string, Part>>
