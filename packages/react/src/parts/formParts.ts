import type { Part } from './part.ts'

/** The form of a checkout. */
export const formParts = {
  form: {
    component: 'CheckoutForm',
    element: 'form',
    says: 'Everything the buyer decides.',
    states: {
      'data-trade="EXACT_INPUT"': 'What is paid is typed.',
      'data-trade="EXACT_OUTPUT"': 'What arrives is typed.',
      'data-state="open"': 'It can be filled in.',
      'data-state="opening"': 'The purchase is being opened.',
    },
  },
  fields: {
    component: 'CheckoutFields',
    element: 'fieldset',
    says: 'Its fields; disabled while the purchase is being opened.',
  },
  trade: {
    component: 'TradeRows',
    element: 'div',
    says: 'What is paid and what arrives, with the switch between them.',
  },
  'trade-switch': {
    component: 'TradeSwitch',
    element: 'button',
    says: 'Lets the other amount be typed.',
  },
  'switch-icon': {
    component: 'SwitchIcon',
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
  methods: {
    component: 'PaymentMethods',
    element: 'fieldset',
    says: 'The ways to pay.',
  },
  'methods-label': {
    component: 'PaymentMethodsLabel',
    element: 'legend',
    says: 'What is chosen there.',
  },
  method: {
    component: 'PaymentMethod',
    element: 'label',
    says: 'One way to pay.',
    states: { 'data-chosen': 'It is the chosen one.' },
  },
  'method-icon': {
    component: 'MethodIcon',
    element: 'svg',
    says: 'A small drawing for it.',
  },
  'method-name': {
    component: 'PaymentMethodName',
    element: 'span',
    says: 'What it is called.',
  },
  'method-input': {
    component: 'PaymentMethodInput',
    element: 'input',
    says: 'Chooses it.',
  },
  next: {
    component: 'CheckoutNext',
    element: 'p',
    says: 'What happens next.',
  },
} as const satisfies Readonly<Record<string, Part>>
