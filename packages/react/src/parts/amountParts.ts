import type { Part } from './part.ts'

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
