import { describe, expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { declined, openPage } from '../openPage.test.helper.ts'

describe('without script', () => {
  test('every form redirects to the page, which keeps errors across a reload', async () => {
    const { load, send, service, url } = await openPage()
    const target = new URL(url)
    target.pathname += '/card'
    const request = new Request(target, { method: 'POST', body: new URLSearchParams() })
    const { headers, status } = await service.handle(request)
    expect(status).toBe(303)
    expect(new URL(headers.get('location') ?? '', target).href).toBe(url)
    expect((await load()).text).toContain('Enter the card number.')
    expect((await send('card', { ...declined, cvc: '987' })).text).not.toContain('Enter the')
  })

  test('errors of a form contain no input', async () => {
    const { load, send } = await openPage()
    await send('card', { number: '4242424242424241', expiry: '13/99', cvc: '98', name: 'Lovelace' })
    expect((await load()).text).not.toMatch(/4242424242424241|13\/99|Lovelace|value="/)
  })

  test('every page finds stylesheet and script, also under a base path', async () => {
    const { service } = startHarness()
    const mount = { basePath: '/base' }
    for (const path of ['/base/pay/x', '/base/pay/x/card?session=1', '/base/pay/x/y/z']) {
      const response = await service.handle(new Request(`https://onramp.test${path}`), mount)
      expect(await response.text()).toContain('href="/base/_pages/page.css"')
    }
    const css = new Request('https://onramp.test/base/_pages/page.css')
    expect((await service.handle(css, mount)).status).toBe(200)
  })
})
