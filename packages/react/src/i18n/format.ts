import { formatAmount } from '@onramp-kit/core'

/** Replaces the `{name}` placeholders of a message. A placeholder without a value stays visible. */
export function interpolate(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace)
}

/** A message with a `{count}`: one text for each plural form of the language. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Returns the text for `count`: the plural form follows the language, the number format follows the locale. */
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

/** Returns the entry for a name from the service; `undefined` for inherited names such as `constructor`. */
export function lookup<Word>(
  words: Readonly<Record<string, Word>>,
  name: string | number,
): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}

/** Returns the locale for units in a sentence, such as "9 seconds": the buyer's if it has the same language. */
export function messageLocale(of: { readonly language: string; readonly locale: string }): string {
  return of.locale.split('-')[0] === of.language.split('-')[0] ? of.locale : of.language
}

/** Formats an estimated token amount: with two decimal places, or up to eight below 1. */
export function formatEstimate(
  amount: string,
  options: { readonly locale: string; readonly token?: string },
): string {
  return formatAmount(amount, { ...options, places: Number(amount) < 1 ? undefined : 2 })
}

/** Shortens a wallet to `0x5290…9EE7`, which its owner can still recognize. A line does not break in it. */
export function shortWallet(wallet: string): string {
  return `${wallet.slice(0, 6)}…\u2060${wallet.slice(-4)}`
}

/** Formats a length of time, such as "9 seconds", or from two minutes on "3 minutes". */
export function formatSeconds(seconds: number, locale: string): string {
  const isShort = seconds < 120
  const unit = isShort ? 'second' : 'minute'
  const count = isShort ? seconds : Math.ceil(seconds / 60)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  // The long unit is 秒钟 in Chinese, as in speech. In Japanese it follows a space, as no other text does.
  return format
    .format(count)
    .replace(/\s?秒钟?/, '秒')
    .replace(/\s(?=分)/, '')
}
