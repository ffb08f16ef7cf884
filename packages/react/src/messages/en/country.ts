import type { Plural } from '../../i18n/format.ts'

/** The words of the field in which a country is searched and chosen. */
export const enCountry = {
  label: 'Country',
  /** Said to those who listen, while the list gets shorter with what is typed. */
  found: { one: '{count} country', other: '{count} countries' } as Plural,
  /** In place of the list. */
  none: 'No country has that name.',
}
