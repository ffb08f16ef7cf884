import { describe, expect, test } from 'vitest'
import { declined, mastercard, openPage, visa } from '../openPage.test.helper.ts'

describe("during the bank's challenge", () => {
  test('the page accepts no other card', async () => {
    const { order, send } = await openPage()
    await send('card', visa)
    await send('challenge', { code: '000000' })
    for (const card of [visa, mastercard, declined]) {
      expect((await send('card', card)).text).toContain('Confirm your payment')
    }
    expect(order()?.status).toBe('payment_pending')
    expect((await send('challenge', { code: '000000' })).text).toContain('One attempt left.')
  })

  test('the code field has the focus and is described by the payment', async () => {
    const { send } = await openPage()
    const { text } = await send('card', visa)
    expect(text).toContain('aria-describedby="code-why code-error" data-focus>')
    expect(text).toContain('<p id="code-why">You are about to pay')
    expect(text.match(/data-focus/g)).toHaveLength(1)
  })
})
