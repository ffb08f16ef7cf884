import type { Part } from './parts.ts'

/** An amount, typed or priced. */
export const amountParts = {
  amount: {
    component: 'AmountRow',
    element: 'div',
    says: 'An amount with its label and its unit.',
    states: {
      'data-side="pay"': 'It is what the buyer pays.',
      'data-side="get"': 'It is what arrives.',
      'data-typed': 'It is typed, and does not follow from the other one.',
    },
  },
  'amount-label': {
    component: 'AmountLabel',
    element: 'label',
    says: 'The name of the field.',
  },
  'amount-input': {
    component: 'AmountInput',
    element: 'input',
    says: 'The field in which an amount is typed.',
    states: {
      'data-invalid': 'What is typed can not be bought.',
      'data-long="some"': 'It is too long to be written big in a narrow column.',
      'data-long="very"': 'It is too long to be written big in any column.',
    },
  },
  'amount-unit': {
    component: 'AmountUnit',
    element: 'span',
    says: 'What it is an amount of.',
  },
  'amount-error': {
    component: 'AmountError',
    element: 'p',
    says: 'What is wrong with what was typed.',
  },
} as const satisfies Readonly<Record<string, Part>>

/** A field in which a country is searched and chosen. */
export const countryParts = {
  country: {
    component: 'CountryRoot',
    element: 'div',
    says: 'The field with its label and its list.',
    states: {
      'data-state="closed"': 'It shows what is chosen.',
      'data-state="open"': 'Its list is open.',
    },
  },
  'country-label': {
    component: 'CountryLabel',
    element: 'label',
    says: 'The name of the field.',
  },
  'country-input': {
    component: 'CountryInput',
    element: 'input',
    says: 'Shows what is chosen, and takes what is typed to search another.',
    states: { 'data-invalid': 'What is chosen was not accepted.' },
  },
  'country-list': {
    component: 'CountryList',
    element: 'div',
    says: 'The countries that were found, over what is below the field.',
  },
  'country-option': {
    component: 'CountryOption',
    element: 'div',
    says: 'One of them; `aria-selected="true"` if it is the chosen one.',
    states: { 'data-active': 'Enter would choose it.' },
  },
  'country-status': {
    component: 'CountryStatus',
    element: 'p',
    says: 'Says how many were found; to be seen only where none was.',
    states: { 'data-empty': 'No country is called what was typed.' },
  },
} as const satisfies Readonly<Record<string, Part>>
