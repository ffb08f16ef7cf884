import type { Plural } from '../../i18n/format.ts'

/** What may be wrong with a typed amount. */
export const enAmount = {
  empty: 'Enter an amount.',
  /** `{example}` is an amount as it is typed in the buyer's own digits and separators. */
  not_a_number: 'Enter an amount in digits, such as {example}.',
  too_precise: {
    one: 'Enter an amount with at most {count} decimal place.',
    other: 'Enter an amount with at most {count} decimal places.',
  } as Plural,
  too_large: 'This amount is too large.',
  too_long: 'This amount has too many characters.',
  zero: 'Enter an amount above zero.',
}
