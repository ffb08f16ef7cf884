import type { DepositField } from '@onramp-kit/core'
import { interpolate, lookup } from '../i18n/format.ts'
import type { Messages } from '../messages/messages.ts'

/** Fields whose values have messages. */
const railFields = ['payment_rail', 'payment_rails']

/** Returns the label and text of a field, from the messages if they have one, else from the service's own text. */
export function describeField(
  { path, values }: DepositField,
  messages: Messages['bank'],
  locale: string,
) {
  const isRail = railFields.includes(path.at(-1) ?? '')
  const known: Readonly<Record<string, string>> = isRail ? messages.rails : {}
  const texts = values.map((value) => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no
    return lookup(known, value) ?? String(value)
  })
  const isValue = !isRail && values.every((value) => typeof value !== 'boolean')
  return {
    label: path
      .map((name) => lookup(messages.fields, name) ?? readable(name, locale))
      .reduce((outer, inner) => interpolate(messages.innerField, { outer, inner })),
    text: new Intl.ListFormat(locale).format(texts),
    /** Whether the text is of the service, not of the messages. */
    isValue,
    /** Whether it is one exact value, for the buyer to copy. */
    isExact: isValue && values.length === 1,
  }
}

/** Formats `deposit_message` as "Deposit message", `accountNumber` as "Account number", and list indexes as numbers. */
function readable(name: string, locale: string): string {
  if (/^\d+$/.test(name)) return new Intl.NumberFormat(locale).format(Number(name))
  const spaced = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
