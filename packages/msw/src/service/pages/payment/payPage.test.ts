import { describe, expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { declined, mastercard, openPage, visa } from '../openPage.test.helper.ts'

describe('the payment page', () => {
  test('shows amounts, network and wallet', async () => {
    const { service } = startHarness()
    const { load } = await openPage(service, { currency: 'EUR', amount: '1234.5' })
    const { response, text } = await load()
    expect(response.status).toBe(200)
    for (const words of ['€1,234.50', '1,301.923913 USDC', 'Base', '0x5290…9EE7', 'no money']) {
      expect(text).toContain(words)
    }
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) {
      expect(text).toContain(`autocomplete="${token}"`)
    }
  })

  test('promises a single charge after a lost response, only where the form pays', async () => {
    const { text } = await (await openPage()).load()
    const forms = text.split('</form>').slice(0, -1)
    expect(forms.map((form) => form.includes('You won’t be charged twice.'))).toEqual([true, false])
  })
})

describe('a payment', () => {
  test("applies to the order's state when the whole form has arrived", async () => {
    const { order, service, url } = await openPage()
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: readable,
      duplex: 'half',
    }
    const answered = service.handle(new Request(url.replace('?', '/card?'), init))
    service.callback(order()?.id ?? '', 'order_cancelled')
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode(String(new URLSearchParams(mastercard))))
    await writer.close()
    expect((await answered).status).toBe(303)
    expect(order()?.status).toBe('order_cancelled')
  })

  test('by a card without 3-D Secure captures at once and settles on the virtual clock', async () => {
    const { order, send, service } = await openPage()
    expect((await send('card', mastercard)).text).toContain('Payment received')
    expect(order()).toMatchObject({
      status: 'order_completed',
      source: { card_brand: 'mastercard', card_last_four: '4444' },
    })
    service.advance(3999)
    expect(order()?.status).toBe('order_completed')
    service.advance(1)
    expect(order()?.status).toBe('order_broadcasted')
  })

  test('dates the payout at its due time, however late it is read', async () => {
    const { service } = startHarness({ settleAfterMs: 1500 })
    const { order, send } = await openPage(service)
    await send('card', mastercard)
    service.advance(3_600_000)
    expect(order()?.status_history.at(-1)).toEqual({
      status: 'order_broadcasted',
      at: '2026-11-20T12:00:01.500Z',
    })
  })

  test('by a card with 3-D Secure asks for the code first', async () => {
    const { load, order, send } = await openPage()
    expect((await send('card', visa)).text).toContain('Confirm your payment')
    expect((await load()).text).toContain('ending in <strong>4242</strong>')
    expect(order()).toMatchObject({ status: 'payment_pending', source: { card_brand: null } })
    expect((await send('challenge', { code: ' 123 456 ' })).text).toContain('Payment received')
    expect(order()).toMatchObject({
      status: 'order_completed',
      source: { card_brand: 'visa', card_last_four: '4242' },
    })
  })

  test('is declined after three wrong codes', async () => {
    const { order, send } = await openPage()
    await send('card', visa)
    expect((await send('challenge')).text).toContain('Enter the code.')
    const first = await send('challenge', { code: '000000' })
    expect(first.text).toContain('2 attempts left.')
    expect((await send('challenge', { code: '000000' })).text).toContain('One attempt left.')
    expect((await send('challenge', { code: '000000' })).text).toContain('Your card was declined')
    expect((await send('challenge', { code: '123456' })).text).not.toContain('Payment received')
    expect(order()?.status).toBe('payment_pending')
  })

  test('by a declined card leaves the order pending and accepts another card', async () => {
    const { order, send } = await openPage()
    expect((await send('card', declined)).text).toContain('Your card was declined')
    expect(order()?.status).toBe('payment_pending')
    expect((await send('card', mastercard)).text).toContain('Payment received')
  })

  test('shows the outcome on every reload, and accepts no second payment', async () => {
    const { load, order, send, service } = await openPage()
    await send('card', mastercard)
    for (const { text } of [await load(), await send('card', visa), await send('cancel')]) {
      expect(text).toContain('Payment received')
      expect(text).not.toContain('<form')
    }
    expect(order()?.source.card_last_four).toBe('4444')
    service.advance(4000)
    expect((await load()).text).toContain('was sent to your wallet')
  })

  test("stores only a card's brand and last four digits", async () => {
    const { load, send, service } = await openPage()
    await send('card', { ...mastercard, cvc: '987' })
    const seen = JSON.stringify(service.state()) + (await load()).text
    expect(seen).not.toMatch(/5555555555554444|5555 5555|987|Lovelace/)
  })

  test.each(['apple-pay', 'google-pay', 'cash-app'])('by %s needs one button', async (method) => {
    const { service } = startHarness()
    const { load, order, send } = await openPage(service, { payment_method: method })
    const { text } = await load()
    expect(text).toContain(`data-digital-wallet="${method}"`)
    expect(text).not.toContain('cc-number')
    await send('card', mastercard)
    expect(order()?.status).toBe('payment_pending')
    expect((await send('digital-wallet')).text).toContain('Payment received')
    expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: null } })
  })

  test('ignores a digital wallet when a card was chosen', async () => {
    const { order, send } = await openPage()
    await send('digital-wallet')
    expect(order()?.status).toBe('payment_pending')
  })

  test.each(['details', 'challenge'])(
    'that the rail captured during the step %s is one that the buyer made, also once canceled',
    async (step) => {
      const { load, order, send, service } = await openPage()
      if (step === 'challenge') await send('card', visa)
      service.callback(order()?.id ?? '', 'order_completed')
      service.callback(order()?.id ?? '', 'order_cancelled')
      const { text } = await load()
      expect(text).toContain('We received your payment of $100.00, but the order was canceled.')
      expect(text).not.toContain('You haven’t been charged')
    },
  )

  test("can be canceled, even during the bank's challenge", async () => {
    const { load, order, send } = await openPage()
    await send('card', visa)
    expect((await send('cancel')).text).toContain('Payment canceled')
    expect(order()?.status).toBe('order_cancelled')
    expect((await load()).text).toContain('You haven’t been charged')
  })
})
