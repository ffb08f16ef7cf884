import type { Part } from './part.ts'

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
    states: { 'data-none': 'No country is called what was typed.' },
  },
} as const satisfies Readonly<Record<string, Part>>
