import { parseAmount } from '@onramp-kit/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits, regroup } from './groupDigits.ts'

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
  ['ja-u-nu-hanidec', '1', '1'],
  ['ja-u-nu-hanidec', '1111', '1111'],
])('groups digits as %s does: %s', (locale, text, grouped) => {
  expect(groupDigits(text, locale)).toBe(grouped)
})

test.each([
  ['en-US', '1,234'],
  ['en-US', '1234,5'],
  ['en-US', '$1234'],
  ['en-US', '1234 USD'],
  ['en-US', '1234x'],
  ['en-US', '1234-5'],
  ['en-US', '1234%'],
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

/** A key, with the place of the caret as a part of the length; or a selection that is deleted or pasted over. */
const edit = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 0, 0, 1, 3),
  data: fc.constantFrom('', '0', '1', '5', '.', ',', '12', '1,5', '2.500', '٣'),
})

test('shows the amount that it reads, whatever the buyer edits', () => {
  const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN', 'de-CH', 'ar-EG', 'es')
  fc.assert(
    fc.property(locales, fc.array(edit, { maxLength: 12 }), (locale, edits) => {
      let field = { text: '', shown: '' }
      for (const { from, length, data } of edits) {
        const { text, shown } = field
        const start = Math.round(from * shown.length)
        const end = Math.min(shown.length, start + length)
        const typedBefore = (place: number) =>
          shown === text ? place : shown.slice(0, place).replaceAll(marks(locale), '').length
        const value = shown.slice(0, start) + data + shown.slice(end)
        const input = { value, selectionEnd: start + data.length }
        const inputType = data === '' ? 'deleteContentBackward' : 'insertText'
        field = regroup(field, input, { data: data || null, inputType }, locale)
        expect(field.text).toBe(
          text.slice(0, typedBefore(start)) + data + text.slice(typedBefore(end)),
        )
        expect(parseAmount(field.shown, locale)).toEqual(parseAmount(field.text, locale))
      }
    }),
  )
})

/** The field with `1,234`, as the buyer typed it. */
const field = { text: '1234', shown: '1,234' }

test.each<readonly [string, string, Partial<InputEvent>, string, string]>([
  ['a paste whose text is unknown', '1,2345', { inputType: 'insertFromPaste' }, '12345', '12,345'],
  ['a key of an on-screen keypad', '1,2345', {}, '12345', '12,345'],
  ['a deletion by an on-screen keypad', '1,23', {}, '123', '123'],
  ['a new value from a script', '1,5', {}, '1,5', '1,5'],
  ['an undo', '98,765', { inputType: 'historyUndo' }, '98765', '98,765'],
  ['a digit that was dragged away', '1,34', { inputType: 'deleteByDrag' }, '134', '134'],
])('reads %s: %s', (_, value, event, text, shown) => {
  const input = { value, selectionEnd: value.length }
  expect(regroup(field, input, { data: null, ...event }, 'en-US')).toMatchObject({ text, shown })
})

test('an input method that takes over grouped digits shows the amount that is read', () => {
  const composed = { data: '1,23', inputType: 'insertCompositionText', isComposing: true }
  const input = { value: '1,23', selectionEnd: 4 }
  const next = regroup(field, input, composed, 'en-US')
  expect(next).toMatchObject({ text: '123', shown: '123' })
  const ended = { value: next.shown, selectionEnd: 3 }
  const event = { data: '123', type: 'compositionend' }
  expect(regroup(next, ended, event, 'en-US')).toMatchObject({ text: '123', shown: '123' })
})

test('the end of a composition without a change keeps the digits grouped', () => {
  const input = { value: '1,234', selectionEnd: 5 }
  const event = { data: '1,234', type: 'compositionend' }
  expect(regroup(field, input, event, 'en-US')).toMatchObject(field)
})

/** The marks with which a locale groups digits. */
function marks(locale: string) {
  const [mark = ''] = groupDigits('1234567', locale).replaceAll(/\d/g, '')
  return mark
}
