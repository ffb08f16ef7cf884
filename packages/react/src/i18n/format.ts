/** Puts values into a message's braces. A name without a value stays, so that it is seen. */
export function interpolate(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace)
}

/** A message whose words depend on a count, which is `{count}` in it: one text for each form the language has. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** The words for `count`: chosen by the language they are in, the number itself written as the buyer writes it. */
export function plural(
  words: Plural,
  count: number,
  { language, locale }: { readonly language: string; readonly locale: string },
): string {
  const form = new Intl.PluralRules(language).select(count)
  return interpolate(words[form] ?? words.other, {
    count: new Intl.NumberFormat(locale).format(count),
  })
}

/** What there is for a name that the service says, and nothing of what every object has, such as `constructor`. */
export function lookup<Word>(
  words: Readonly<Record<string, Word>>,
  name: string | number,
): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}

/** For what becomes words inside of a sentence, such as "9 seconds": the buyer's own locale, where that is of its language. */
export function messageLocale(of: { readonly language: string; readonly locale: string }): string {
  return of.locale.split('-')[0] === of.language.split('-')[0] ? of.locale : of.language
}

/** `0x5290…9EE7`: enough to recognise one's own wallet by. */
export function shortWallet(wallet: string): string {
  return `${wallet.slice(0, 6)}…${wallet.slice(-4)}`
}
