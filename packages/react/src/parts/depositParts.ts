import type { Part } from './part.ts'

/** A crypto deposit, up to the hosted page on which it is made. */
export const depositParts = {
  deposit: {
    component: 'CryptoDepositRoot',
    element: 'div',
    says: 'The outermost element of a crypto deposit.',
    states: {
      'data-step="choose"': 'The person chooses where it comes from.',
      'data-step="page"': 'The hosted page is shown.',
    },
  },
  'deposit-form': { component: 'DepositForm', element: 'form', says: 'The form of a deposit.' },
  'deposit-ways': {
    component: 'DepositWays',
    element: 'fieldset',
    says: 'The choice between the ways to deposit.',
  },
  'deposit-ways-legend': {
    component: 'DepositWaysLegend',
    element: 'legend',
    says: 'What is chosen between.',
  },
  'deposit-way': {
    component: 'DepositWay',
    element: 'label',
    says: 'One way to deposit.',
    states: { 'data-chosen': 'It is the one that is chosen.' },
  },
  'deposit-way-radio': {
    component: 'DepositWayRadio',
    element: 'input',
    says: 'Chooses a way to deposit.',
  },
  'deposit-way-note': {
    component: 'DepositWayNote',
    element: 'small',
    says: 'What a way to deposit means.',
  },
  'deposit-open': {
    component: 'DepositButton',
    element: 'button',
    says: 'Opens the deposit.',
  },
  'deposit-refresh': {
    component: 'DepositRefresh',
    element: 'button',
    says: 'Reads the settings again that could not be read.',
  },
  'deposit-next': {
    component: 'DepositNext',
    element: 'p',
    says: 'What comes after the form.',
  },
} as const satisfies Readonly<Record<string, Part>>
