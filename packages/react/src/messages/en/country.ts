import type { Plural } from '../../i18n/format.ts'

/** The words of the field in which a country is searched and chosen. */
export const enCountry = {
  label: 'Country or region',
  /** Said to those who listen, while the list gets shorter with what is typed. */
  found: { one: '{count} result', other: '{count} results' } as Plural,
  /** In place of the list. */
  none: 'No results found.',
}
