import type { Part } from './parts.ts'

const invalid = 'What is typed cannot be sent, or was refused.'

/** A bank deposit: the way to the accounts, and their details. */
export const bankParts = {
  bank: {
    component: 'BankDepositRoot',
    element: 'div',
    says: 'The outermost element of a bank deposit.',
    states: {
      'data-step="loading"': 'Nobody knows yet how far it is.',
      'data-step="register"': 'The person is asked who they are.',
      'data-step="terms"': 'The terms are to be accepted.',
      'data-step="identity"': 'The identity is to be verified.',
      'data-step="review"': 'The banking partner is looking at it.',
      'data-step="rejected"': 'The banking partner has declined.',
      'data-step="opening"': 'The first account is waited for.',
      'data-step="accounts"': 'There are accounts.',
    },
  },
  registration: {
    component: 'RegistrationForm',
    element: 'form',
    says: 'The form of a registration.',
  },
  email: {
    component: 'EmailField',
    element: 'div',
    says: 'The e-mail address, with its label and what is wrong with it.',
    states: { 'data-invalid': invalid },
  },
  'email-label': { component: 'EmailLabel', element: 'label', says: 'What is to be typed.' },
  'email-input': { component: 'EmailInput', element: 'input', says: 'Where it is typed.' },
  'email-error': { component: 'EmailError', element: 'p', says: 'What is wrong with it.' },
  register: {
    component: 'RegistrationButton',
    element: 'button',
    says: 'Sends the registration.',
  },
  'registration-hint': {
    component: 'RegistrationHint',
    element: 'p',
    says: 'What comes after the registration.',
  },
  'open-page': {
    component: 'OpenPageButton',
    element: 'button',
    says: 'Shows the hosted page of the step, or a new visit of it.',
  },
  finished: {
    component: 'FinishedButton',
    element: 'button',
    says: 'Asks the service whether the page was finished.',
  },
  currencies: {
    component: 'CurrencyField',
    element: 'fieldset',
    says: 'The choice between accounts, by the currency of each.',
  },
  'currencies-legend': {
    component: 'CurrencyLegend',
    element: 'legend',
    says: 'What is chosen between.',
  },
  currency: {
    component: 'CurrencyOption',
    element: 'label',
    says: 'One of the accounts to choose from.',
    states: { 'data-selected': 'It is the one that is shown.' },
  },
  'currency-radio': { component: 'CurrencyRadio', element: 'input', says: 'Chooses an account.' },
  'currency-name': {
    component: 'CurrencyName',
    element: 'small',
    says: 'The name of a currency in the language of the page.',
  },
  account: {
    component: 'AccountDetails',
    element: 'dl',
    says: 'What a bank needs to send money to an account.',
  },
  detail: { component: 'DetailText', element: 'bdi', says: 'What a bank wants exactly so.' },
  'detail-group': {
    component: 'DetailGroup',
    element: 'span',
    says: 'Four characters of an IBAN.',
  },
  copy: {
    component: 'CopyButton',
    element: 'button',
    says: 'Copies a detail.',
    states: {
      'data-state="idle"': 'It was not copied last.',
      'data-state="copied"': 'It was copied last.',
      'data-state="selected"': 'The browser did not let us copy it, so it was selected.',
    },
  },
  'copy-icon': { component: 'CopyIcon', element: 'svg', says: 'Two sheets, or a tick.' },
  'copy-hint': { component: 'CopyHint', element: 'p', says: 'What came of copying.' },
  'account-destination': {
    component: 'AccountDestination',
    element: 'p',
    says: 'Where the money goes that is sent to an account.',
  },
} as const satisfies Readonly<Record<string, Part>>

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
  'deposit-methods': {
    component: 'DepositMethods',
    element: 'fieldset',
    says: 'The choice between the ways to deposit.',
  },
  'deposit-methods-legend': {
    component: 'DepositMethodsLegend',
    element: 'legend',
    says: 'What is chosen between.',
  },
  'deposit-method': {
    component: 'DepositMethod',
    element: 'label',
    says: 'One way to deposit.',
    states: { 'data-selected': 'It is the one that is chosen.' },
  },
  'deposit-method-radio': {
    component: 'DepositMethodRadio',
    element: 'input',
    says: 'Chooses a way to deposit.',
  },
  'deposit-method-note': {
    component: 'DepositMethodNote',
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
  'deposit-hint': {
    component: 'DepositHint',
    element: 'p',
    says: 'What comes after the form.',
  },
} as const satisfies Readonly<Record<string, Part>>
