import type { Plural } from '../../i18n/format.ts'

/** Errors of a typed amount. */
export const enAmount = {
  empty: 'Enter an amount.',
  /** `{example}` is an amount in the buyer's digits and separators. */
  not_a_number: 'Enter a valid amount, like {example}.',
  /** `{unit}` is the currency or token of the field. */
  other_currency: 'Enter the amount in {unit}.',
  too_precise: {
    one: 'Use no more than {count} decimal place.',
    other: 'Use no more than {count} decimal places.',
  } as Plural,
  too_large: 'Enter a smaller amount.',
  too_long: 'Enter a shorter amount.',
  zero: 'Enter an amount greater than 0.',
}
