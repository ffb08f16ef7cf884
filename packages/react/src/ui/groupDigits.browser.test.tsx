import '../styles/styles.css'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** Opens the form with an empty, focused amount. */
async function openAmount(locale = 'en-US') {
  form = openForm({ locale, messages: { language: locale.slice(0, 2) } })
  await form.open({ currency: 'USD' })
  // The field loads it when it mounts.
  await import('./groupDigits.ts')
  await userEvent.click(form.field())
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
}

/** The amount with the caret, `|`. */
function shown() {
  const { value, selectionStart, selectionEnd } = form.field()
  expect(selectionEnd).toBe(selectionStart)
  const caret = selectionStart ?? 0
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

/** Places the caret, or selects up to `end`. */
function select(start: number, end = start) {
  form.field().setSelectionRange(start, end)
}

/** Pastes over a part of the amount. */
async function paste(text: string, start: number, end: number) {
  const other = document.body.appendChild(document.createElement('textarea'))
  other.value = text
  other.select()
  await userEvent.copy()
  other.remove()
  form.field().focus()
  select(start, end)
  await userEvent.paste()
}

describe('while the buyer types', () => {
  test.each([
    ['en-US', '1234567.5', '1,234,567.5|'],
    ['de-DE', '1234567,50', '1.234.567,50|'],
    ['de-CH', '1234567.5', "1'234'567.5|"],
    ['fr-FR', '1234,5', '1\u202f234,5|'],
    ['en-IN', '1234567', '12,34,567|'],
    ['ar-EG', '١٢٣٤٥', '١٢٬٣٤٥|'],
    ['ar-EG', '12345', '12٬345|'],
    ['ja-JP', '１２３４５', '１２,３４５|'],
  ])('digits are grouped as in %s: %s', async (locale, keys, expected) => {
    await openAmount(locale)
    await userEvent.keyboard(keys)
    expect(shown()).toBe(expected)
  })

  test.each([
    ['en-US', '1,234'],
    ['en-US', '12,5'],
    ['en-US', '1234,5'],
    ['de-DE', '1.234,5'],
    ['en-US', '$1234'],
    ['en-US', '1234x'],
    ['en-US', '1.2.3456'],
  ])('marks of the buyer in %s stay: %s', async (locale, keys) => {
    await openAmount(locale)
    await userEvent.keyboard(keys)
    expect(shown()).toBe(`${keys}|`)
  })

  test('a mark that the buyer types between grouped digits is not read as a group', async () => {
    await openAmount()
    await userEvent.keyboard('12345')
    select(1)
    await userEvent.keyboard(',')
    expect(shown()).toBe('1,|2345')
  })

  test('the caret stays between the same digits', async () => {
    await openAmount()
    await userEvent.keyboard('123456')
    select(1)
    await userEvent.keyboard('9')
    expect(shown()).toBe('1,9|23,456')
    await userEvent.keyboard('{Backspace}')
    expect(shown()).toBe('1|23,456')
    await userEvent.keyboard('{Delete}')
    expect(shown()).toBe('1|3,456')
  })

  test.each([
    ['de-DE', '1234567,5', 3, '9', '12.9|34.567,5'],
    ['en-IN', '1234567', 2, '9', '1,29|,34,567'],
    ['ar-EG', '١٢٣٤٥', 1, '٩', '١٩|٢٬٣٤٥'],
  ])(
    'the caret stays between the same digits in %s',
    async (locale, keys, place, key, expected) => {
      await openAmount(locale)
      await userEvent.keyboard(keys)
      select(place)
      await userEvent.keyboard(key)
      expect(shown()).toBe(expected)
    },
  )

  test('a deletion passes a mark, backward and forward', async () => {
    await openAmount()
    await userEvent.keyboard('1234')
    select(2)
    await userEvent.keyboard('{Backspace}')
    expect(shown()).toBe('1|,234')
    await userEvent.keyboard('{Backspace}')
    expect(shown()).toBe('|234')
    await userEvent.keyboard('1{Delete}')
    expect(shown()).toBe('1,|234')
    await userEvent.keyboard('{Delete}')
    expect(shown()).toBe('1|34')
  })

  test('a deleted word or selection leaves grouped digits', async () => {
    await openAmount()
    await userEvent.keyboard('1234567')
    select(1, 5)
    await userEvent.keyboard('{Backspace}')
    expect(shown()).toBe('1|,567')
    select(2)
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    expect(form.field().value.replaceAll(/\d/g, '')).toBe('')
  })
})

describe('a paste', () => {
  test.each([
    ['over a part', 2, 5, '99', '199|,567'],
    ['over all', 0, 9, '5000', '5,000|'],
    ['with marks over all', 0, 9, '12,500.50', '12,500.50|'],
    ['with a decimal comma over all', 0, 9, '1,5', '1,5|'],
    ['with a decimal comma over a part', 0, 5, '1,5', '1,5|567'],
    ['between two digits', 1, 1, '00', '100|,234,567'],
  ])('%s', async (_, start, end, text, expected) => {
    await openAmount()
    await userEvent.keyboard('1234567')
    await paste(text, start, end)
    expect(shown()).toBe(expected)
  })

  test('is grouped in the next edits', async () => {
    await openAmount()
    await paste('12,500.50', 0, 0)
    select(1)
    await userEvent.keyboard('0')
    expect(shown()).toBe('10|2,500.50')
  })
})

test('an input method composes without interruption, and is grouped at the end', async () => {
  await openAmount('ja-JP')
  await userEvent.keyboard('123')
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('４')
  await compose('４５')
  expect(shown()).toBe('123４５|')
  await cdp().send('Input.insertText', { text: '４５' })
  expect(shown()).toBe('12,3４５|')
  await form.pass(1_000)
  expect(form.field()).not.toHaveAttribute('data-invalid')
})

test('the form knows the amount that is shown', async () => {
  await openAmount()
  await userEvent.keyboard('1234.5')
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('submit')).toHaveTextContent('Continue to pay $1,234.50')
  await userEvent.tab()
  expect(form.field()).toHaveValue('1,234.50')
  await userEvent.click(form.field())
  expect(form.field()).toHaveValue('1,234.5')
})

test('an undo shows the amount that is read', async () => {
  await openAmount()
  await userEvent.keyboard('12345')
  await userEvent.keyboard('{Control>}z{/Control}')
  const { value } = form.field()
  await userEvent.keyboard('{End}6')
  expect(form.field().value.replaceAll(',', '')).toBe(`${value.replaceAll(',', '')}6`)
})
