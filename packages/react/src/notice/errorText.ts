import type { OnrampError } from '@onramp-kit/core'
import { fill, wordOf } from '../i18n/format.ts'
import type { Messages } from '../messages/messages.ts'

/** An error in the buyer's words. */
export function errorText(
  { code, retryAfter }: Pick<OnrampError, 'code' | 'retryAfter'>,
  words: Messages['shared']['errors'] & Readonly<Record<string, string>>,
  locale: string,
): string {
  if (code === 'rate_limited') {
    if (retryAfter === undefined) return words.rate_limited_vaguely
    const seconds = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
    const time = new Intl.NumberFormat(locale, seconds).format(Math.ceil(retryAfter))
    return fill(words.rate_limited, { time })
  }
  return wordOf(words, code) ?? words.other
}
