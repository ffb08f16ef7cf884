import type { Plural } from '../../i18n/format.ts'

/** Messages of the country field. */
export const enCountry = {
  label: 'Country or region',
  /** After the chosen country, in the line that opens the list. */
  change: 'Change',
  /** Announced to screen readers while the buyer filters the list. */
  found: { one: '{count} result', other: '{count} results' } as Plural,
  /** In place of the list. */
  none: 'No results found.',
}
