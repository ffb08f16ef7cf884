import type { Language } from './useLanguage.ts'

/** For what becomes words inside of a sentence, such as "9 seconds": the buyer's own locale, where that is of its language. */
export function localeOfWords({ language, locale }: Pick<Language, 'language' | 'locale'>): string {
  return locale.split('-')[0] === language.split('-')[0] ? locale : language
}
