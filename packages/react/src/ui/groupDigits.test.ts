import { parseAmount } from '@onramp-kit/core'
import { expect, test } from 'vitest'
import { groupDigits } from './groupWhileTyping.ts'

test.each([
  ['en-US', '1234567.5', '1,234,567.5'],
  ['en-US', '1234.', '1,234.'],
  ['de-DE', '1234567,50', '1.234.567,50'],
  ['de-CH', '1234567.5', "1'234'567.5"],
  ['fr-FR', '1234,5', '1\u202f234,5'],
  ['en-IN', '1234567', '12,34,567'],
  ['es', '1234', '1.234'],
  ['ar-EG', '١٢٣٤٥', '١٢٬٣٤٥'],
  ['ar-EG', '12345', '12٬345'],
  ['ja-JP', '１２３４５', '１２,３４５'],
  ['ja-u-nu-hanidec', '12345', '12345'],
])('groups digits as %s does: %s', (locale, text, grouped) => {
  expect(groupDigits(text, locale)).toBe(grouped)
})

test.each([
  ['en-US', '1,234'],
  ['en-US', '1234,5'],
  ['en-US', '$1234'],
  ['en-US', '1234 USD'],
  ['en-US', '1234x'],
  ['en-US', '.1234'],
  ['en-US', ''],
  ['en-US', '9'.repeat(301)],
])('leaves other text in %s as it is: %s', (locale, text) => {
  expect(groupDigits(text, locale)).toBe(text)
})

const languages =
  'am ar bn de en es fa fr hi ja lt mr my ne pl pt ru sv th tr ur zh de-AT de-CH en-IN en-ZA es-MX fr-CH pt-PT'

test('turns no amount into another one, in any language', () => {
  for (const locale of languages.split(' '))
    for (const digits of ['1000', '12345', '123456', '1234567', '100000000', '0123456'])
      expect([locale, parseAmount(groupDigits(digits, locale), locale)]).toEqual([
        locale,
        parseAmount(digits, locale),
      ])
})
