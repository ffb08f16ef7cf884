import { depositFields } from '@onramp-kit/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeField } from '../../../../packages/react/src/bank-deposit/describeField.ts'
import { formatSeconds } from '../../../../packages/react/src/i18n/format.ts'
import { enBank } from '../../../../packages/react/src/messages/en/bank.ts'
import { enShared } from '../../../../packages/react/src/messages/en/shared.ts'
import { errorText } from '../../../../packages/react/src/ui/ErrorNotice.tsx'
import { exactly, info, prove } from '../../figures.ts'
import { edited } from '../answers/edited.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'

const locales = fc.constantFrom('en', 'de', 'ar-EG', 'ja', 'hi', 'tr', 'fa', 'zh-Hans')

const details = {
  bank_name: 'A Bank',
  payment_rails: ['ach_push', 'wire'],
  bank: { address: { city: 'Dublin', lines: ['1 Street'] } },
}

const instructions = edited(details).map((text): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(text) as object), iban: 'IE61' }
  } catch {
    return { iban: 'IE61' }
  }
})

test('every line of any account details has a label and a text', (context) => {
  let lines = 0
  let count = 0
  holds(fc.tuple(instructions, locales), ([given, locale]) => {
    const fields = depositFields(given)
    const said = fields.slice(0, 50).map((field) => describeField(field, enBank, locale))
    for (const { label, text } of said)
      expect([typeof label, typeof text]).toEqual(['string', 'string'])
    expect(fields.at(-1)).toEqual({ path: ['iban'], values: ['IE61'] })
    lines += fields.length
    count += 1
  })
  prove(context, [exactly('accounts', count, inputs), info('lines', lines)])
})

test('every error code has a message', (context) => {
  const codes = fc.oneof(loadedText, fc.string())
  let count = 0
  holds(fc.tuple(codes, fc.maxSafeNat(), locales), ([code, seconds, locale]) => {
    expect(errorText(code, enShared.errors)).toMatch(/\p{L}{2}/u)
    // Arabic writes one second without a digit.
    expect(formatSeconds(seconds, locale)).toMatch(/\p{L}/u)
    count += 1
  })
  prove(context, [exactly('codes', count, inputs)])
})
