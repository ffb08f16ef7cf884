import { fill } from './fill.ts'

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
  return fill(words[form] ?? words.other, { count: new Intl.NumberFormat(locale).format(count) })
}
