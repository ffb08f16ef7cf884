import { describe, expect, test } from 'vitest'
import { mastercard, openPage, visa } from '../openPage.test.helper.ts'

describe('a card form', () => {
  test.each([
    ['number', '', 'Enter the card number.'],
    ['number', '4242 4242 4242 424x', 'Use digits only.'],
    ['number', '4242 4242 4242 4241', 'Check the card number.'],
    ['number', '4242 4242', 'A Visa number has 16 digits.'],
    ['number', '6011 1111 1111 1117', 'We accept Visa, Mastercard, and American Express.'],
    ['expiry', '', 'Enter the expiry date.'],
    ['expiry', '13/30', 'Use MM/YY, such as 08/30.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['cvc', '', 'Enter the security code.'],
    ['cvc', '12', 'The code has 3 digits.'],
    ['cvc', '1234', 'The code has 3 digits.'],
    ['name', '  ', 'Enter the name on the card.'],
  ])('with %s %j shows %j beside the field', async (field, value, words) => {
    const { order, send } = await openPage()
    const { text } = await send('card', { ...visa, [field]: value })
    expect(text).toMatch(new RegExp(`aria-invalid="true" aria-describedby="${field}-error"`))
    expect(text).toContain(`id="${field}-error">${words}<`)
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(order()?.status).toBe('payment_pending')
  })

  test.each([
    ['a card good to the end of this month', { expiry: '11/26' }],
    ['a year of four digits', { expiry: '11/2026' }],
    [
      'four digits of security code on the cards that have them',
      {
        number: '378282246310005',
        cvc: '1234',
      },
    ],
  ])('is accepted with %s', async (_what, changes) => {
    const { send } = await openPage()
    expect((await send('card', { ...mastercard, ...changes })).text).toContain('Payment received')
  })
})
