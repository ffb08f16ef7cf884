import { describe, expect, test } from 'vitest'
import { openOrder, startRig } from '../../rig.test.helper.ts'
import type { Service } from '../createService.ts'

const visa = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Ada Lovelace' }
const mastercard = { ...visa, number: '5555 5555 5555 4444' }
const declined = { ...visa, number: '4000 0000 0000 0002' }

/** A buyer with the hosted page open. */
async function openPage(service: Service, changes: object = {}) {
  const { order_id, url } = await openOrder(service, changes)
  const load = async (address: string | URL = url) => {
    const response = await service.handle(new Request(address))
    return { response, text: await response.text() }
  }
  const send = async (action: string, form: Record<string, string> = {}) => {
    const target = new URL(url)
    target.pathname += `/${action}`
    const request = new Request(target, { method: 'POST', body: new URLSearchParams(form) })
    const response = await service.handle(request)
    const location = response.headers.get('location')
    // As a browser does: the address it is sent to is resolved against the one it asked.
    if (location !== null) return load(new URL(location, target))
    return { response, text: await response.text() }
  }
  const order = () => service.state().orders.find(({ id }) => id === order_id)
  return { url, load, send, order }
}

describe('the card page', () => {
  test('shows what is paid, what arrives and where', async () => {
    const { service } = startRig()
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

  test('may load nothing from elsewhere, and is stored by nobody', async () => {
    const { service } = startRig()
    const { url } = await openPage(service)
    for (const address of [url, new URL('/pay/card.css', url), new URL('/pay/card.js', url)]) {
      const { headers, status } = await service.handle(new Request(address))
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
  })

  test('holds no script or style of its own, which the policy would refuse', async () => {
    const { service } = startRig()
    const { text } = await (await openPage(service)).load()
    expect(text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/)
  })

  test.each(['', '?session=', '?session=0', '?session=00000000000000000000000000000000'])(
    'does not open with the session %j, nor take a form',
    async (search) => {
      const { service } = startRig()
      const { order, url } = await openPage(service)
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/card'],
        ['POST', '/cancel'],
      ] as const) {
        const address = new URL(`${new URL(url).pathname}${path}${search}`, url)
        const response = await service.handle(new Request(address, { method }))
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('This payment page does not exist')
      }
      expect(order()?.status).toBe('payment_pending')
    },
  )

  test('of another order does not open with this session', async () => {
    const { service } = startRig()
    const [first, second] = [await openPage(service), await openPage(service)]
    const mixed = new URL(new URL(first.url).pathname + new URL(second.url).search, first.url)
    expect((await first.load(mixed)).response.status).toBe(404)
  })
})

describe('paying', () => {
  test('by a card without 3-D Secure captures at once and settles on the virtual clock', async () => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
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

  test('dates the payout when it was due, however late anyone looks', async () => {
    const { service } = startRig({ settleAfterMs: 1500 })
    const { order, send } = await openPage(service)
    await send('card', mastercard)
    service.advance(3_600_000)
    expect(order()?.trail.at(-1)).toEqual({
      status: 'order_broadcasted',
      at: '2026-11-20T12:00:01.500Z',
    })
  })

  test('by a card with 3-D Secure asks for the code first', async () => {
    const { service } = startRig()
    const { load, order, send } = await openPage(service)
    expect((await send('card', visa)).text).toContain('Confirm your payment')
    expect((await load()).text).toContain('ending in <strong>4242</strong>')
    expect(order()).toMatchObject({ status: 'payment_pending', source: { card_brand: null } })
    expect((await send('challenge', { code: ' 123 456 ' })).text).toContain('Payment received')
    expect(order()).toMatchObject({
      status: 'order_completed',
      source: { card_brand: 'visa', card_last_four: '4242' },
    })
  })

  test('ends in a decline after three wrong codes', async () => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
    await send('card', visa)
    expect((await send('challenge')).text).toContain('Enter the code.')
    const first = await send('challenge', { code: '000000' })
    expect(first.text).toContain('2 tries left.')
    expect((await send('challenge', { code: '000000' })).text).toContain('One try left.')
    expect((await send('challenge', { code: '000000' })).text).toContain('Your card was declined')
    expect((await send('challenge', { code: '123456' })).text).not.toContain('Payment received')
    expect(order()?.status).toBe('payment_pending')
  })

  test('by a declined card leaves the order pending and takes another card', async () => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
    expect((await send('card', declined)).text).toContain('Your card was declined')
    expect(order()?.status).toBe('payment_pending')
    expect((await send('card', mastercard)).text).toContain('Payment received')
  })

  test('shows the outcome on every reload, and takes no second payment', async () => {
    const { service } = startRig()
    const { load, order, send } = await openPage(service)
    await send('card', mastercard)
    for (const { text } of [await load(), await send('card', visa), await send('cancel')]) {
      expect(text).toContain('Payment received')
      expect(text).not.toContain('<form')
    }
    expect(order()?.source.card_last_four).toBe('4444')
    service.advance(4000)
    expect((await load()).text).toContain('was sent to your wallet')
  })

  test('keeps nothing of a card but brand and last four digits', async () => {
    const { service } = startRig()
    const { load, send } = await openPage(service)
    await send('card', { ...mastercard, cvc: '987' })
    const seen = JSON.stringify(service.state()) + (await load()).text
    expect(seen).not.toMatch(/5555555555554444|5555 5555|987|Lovelace/)
  })

  test.each(['apple-pay', 'google-pay', 'cash-app'])('by %s is one button', async (method) => {
    const { service } = startRig()
    const { load, order, send } = await openPage(service, { payment_method: method })
    const { text } = await load()
    expect(text).toContain(`data-wallet="${method}"`)
    expect(text).not.toContain('cc-number')
    await send('card', mastercard)
    expect(order()?.status).toBe('payment_pending')
    expect((await send('wallet')).text).toContain('Payment received')
    expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: null } })
  })

  test('is not done by a wallet when a card was chosen', async () => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
    await send('wallet')
    expect(order()?.status).toBe('payment_pending')
  })

  test('can be cancelled, also while the bank asks', async () => {
    const { service } = startRig()
    const { load, order, send } = await openPage(service)
    await send('card', visa)
    expect((await send('cancel')).text).toContain('Payment cancelled')
    expect(order()?.status).toBe('order_cancelled')
    expect((await load()).text).toContain('Nothing was charged')
  })
})

describe('a card form', () => {
  test.each([
    ['number', '', 'Enter the card number.'],
    ['number', '4242 4242 4242 424x', 'Use digits only.'],
    ['number', '4242 4242 4242 4241', 'Check the number: a digit is wrong.'],
    ['number', '4242 4242', 'A Visa number has 16 digits.'],
    ['number', '6011 1111 1111 1117', 'We take Visa, Mastercard, American Express.'],
    ['expiry', '', 'Enter the expiry date.'],
    ['expiry', '13/30', 'Use MM/YY, such as 08/30.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['cvc', '', 'Enter the security code.'],
    ['cvc', '12', 'The code has 3 digits.'],
    ['cvc', '1234', 'The code has 3 digits.'],
    ['name', '  ', 'Enter the name on the card.'],
  ])('with %s %j is told %j beside the field', async (field, value, words) => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
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
  ])('is taken with %s', async (_what, changes) => {
    const { service } = startRig()
    const { send } = await openPage(service)
    expect((await send('card', { ...mastercard, ...changes })).text).toContain('Payment received')
  })
})

describe('without the script', () => {
  test('every form is answered by the page itself, its faults kept over a reload', async () => {
    const { service } = startRig()
    const { load, send, url } = await openPage(service)
    const target = new URL(url)
    target.pathname += '/card'
    const request = new Request(target, { method: 'POST', body: new URLSearchParams() })
    const { headers, status } = await service.handle(request)
    expect(status).toBe(303)
    expect(new URL(headers.get('location') ?? '', target).href).toBe(url)
    expect((await load()).text).toContain('Enter the card number.')
    expect((await send('card', { ...declined, cvc: '987' })).text).not.toContain('Enter the')
  })

  test('faults of a form hold nothing of what was typed', async () => {
    const { service } = startRig()
    const { load, send } = await openPage(service)
    await send('card', { number: '4242424242424241', expiry: '13/99', cvc: '98', name: 'Lovelace' })
    expect((await load()).text).not.toMatch(/4242424242424241|13\/99|Lovelace|value="/)
  })

  test('stylesheet and script are found from every page, under a base path too', async () => {
    const { service } = startRig()
    const mount = { basePath: '/base' }
    for (const path of ['/base/pay/x', '/base/pay/x/card?session=1', '/base/pay/x/y/z']) {
      const response = await service.handle(new Request(`https://onramp.test${path}`), mount)
      expect(await response.text()).toContain('href="/base/pay/card.css"')
    }
    const css = new Request('https://onramp.test/base/pay/card.css')
    expect((await service.handle(css, mount)).status).toBe(200)
  })
})

describe('while the bank asks', () => {
  test('no card is taken: neither to start over nor to get round it', async () => {
    const { service } = startRig()
    const { order, send } = await openPage(service)
    await send('card', visa)
    await send('challenge', { code: '000000' })
    for (const card of [visa, mastercard, declined]) {
      expect((await send('card', card)).text).toContain('Confirm your payment')
    }
    expect(order()?.status).toBe('payment_pending')
    expect((await send('challenge', { code: '000000' })).text).toContain('One try left.')
  })

  test('the code field has the focus, and is described by what is paid', async () => {
    const { service } = startRig()
    const { send } = await openPage(service)
    const { text } = await send('card', visa)
    expect(text).toContain('aria-describedby="code-why code-error" data-focus>')
    expect(text).toContain('<p id="code-why">You are about to pay')
    expect(text.match(/data-focus/g)).toHaveLength(1)
  })
})

describe('the document title', () => {
  test('says where the buyer stands', async () => {
    const { service } = startRig()
    const { load, send } = await openPage(service)
    const title = ({ text }: { text: string }) => /<title>(.*)<\/title>/.exec(text)?.[1]
    expect(title(await load())).toBe('Pay – $100.00')
    expect(title(await send('card', declined))).toBe('Card declined – $100.00')
    expect(title(await send('card', visa))).toBe('Confirm your payment')
    expect(title(await send('challenge', { code: '123456' }))).toBe('Payment received')
    const other = await openPage(service)
    expect(title(await other.send('cancel'))).toBe('Payment cancelled')
  })
})

describe('how it ended', () => {
  test.each([
    ['card', 'paid'],
    ['cancel', 'cancelled'],
  ])('after %s is drawn, in no font', async (action, outcome) => {
    const { service } = startRig()
    const { send } = await openPage(service)
    const { text } = await send(action, mastercard)
    expect(text).toMatch(new RegExp(`data-outcome="${outcome}">\\s*<svg class="mark"`))
    const css = await service.handle(new Request('https://onramp.test/pay/card.css'))
    expect(await css.text()).not.toMatch(/[✓✕]/)
  })
})

test('the ground is the one of the checkout, light and dark', async () => {
  const { service } = startRig()
  const css = await service.handle(new Request('https://onramp.test/pay/card.css'))
  expect((await css.text()).match(/--page: .*/g)).toEqual(['--page: #fff;', '--page: #15181f;'])
})

describe('a refusal below /pay is a page', () => {
  test.each([
    ['GET', '/pay/%zz', 400, 'id: is not valid percent-encoding'],
    ['POST', '/pay/x/unknown', 404, 'This payment page does not exist'],
    ['GET', '/pay', 404, 'This payment page does not exist'],
    ['DELETE', '/pay/x', 405, 'answers GET, HEAD, not DELETE'],
    ['OPTIONS', '/pay/x/card', 405, 'answers POST, not OPTIONS'],
  ])('%s %s', async (method, path, status, words) => {
    const { ask } = startRig()
    const response = await ask(method, path, { origin: 'https://shop.example' })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.has('allow')).toBe(status === 405)
    expect(await response.text()).toContain(words)
  })

  test('for a form that is too large', async () => {
    const { service } = startRig()
    const { send } = await openPage(service)
    const { response, text } = await send('card', { name: 'x'.repeat(70_000) })
    expect(response.status).toBe(413)
    expect(text).toContain('<h1')
  })
})
