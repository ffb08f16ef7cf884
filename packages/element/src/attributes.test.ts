import { expect, test, vi } from 'vitest'
import { attributeName, parseText } from './attributes.ts'

test.each([
  ['wallet', 'wallet'],
  ['defaultAmount', 'default-amount'],
  ['publishableKey', 'publishable-key'],
])('the attribute of %s is %s', (property, attribute) => {
  expect(attributeName(property)).toBe(attribute)
})

test.each([
  ['text', '0x52', '0x52'],
  ['text', '', undefined],
  ['number', '8453', 8453],
  ['number', '', undefined],
  ['number', 'base', 'base'],
  ['boolean', '', true],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['json', '["20"]', ['20']],
  ['json', '', undefined],
  ['property', 'text', 'text'],
] as const)('an attribute of the kind %s with the text %j is %j', (kind, text, value) => {
  expect(parseText('onramp-checkout', 'amounts', kind, text)).toEqual(value)
})

test('malformed JSON stays text, and the console names the element and the attribute', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(parseText('onramp-checkout', 'paymentMethods', 'json', '[card]')).toBe('[card]')
  expect(warn.mock.calls).toEqual([
    ['Onramp Kit: <onramp-checkout> payment-methods must be JSON, with double quotes.'],
  ])
  warn.mockRestore()
})
