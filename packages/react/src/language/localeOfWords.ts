/** For what becomes words inside of a sentence, such as "9 seconds": the buyer's own locale, where that is of its language. */
export function localeOfWords(of: { readonly language: string; readonly locale: string }): string {
  return of.locale.split('-')[0] === of.language.split('-')[0] ? of.locale : of.language
}
