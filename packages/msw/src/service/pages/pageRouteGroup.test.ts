import { describe, expect, test } from 'vitest'
import { errorOf, startHarness } from '../../harness.test.helper.ts'
import { browse } from './browse.test.helper.ts'
import { openCustomer } from './openCustomer.test.helper.ts'
import { openPage } from './openPage.test.helper.ts'

/** Opens every hosted page. */
async function openEveryPage() {
  const { identity, service, terms } = await openCustomer()
  const query = 'merchant_id=merchant_sandbox&authorization=granted'
  const deposit = browse(service, `https://onramp.test/deposit?${query}`)
  return { service, pages: [await openPage(service), terms, identity, deposit] }
}

test('pages and assets load no foreign resources, are not cached, and are hidden from other origins', async () => {
  const { pages, service } = await openEveryPage()
  const assets = ['page.css', 'pay.js', 'terms.js', 'identity.js', 'deposit.js'].map(
    (name) => `https://onramp.test/_pages/${name}`,
  )
  for (const address of [...pages.map(({ url }) => url), ...assets]) {
    const request = new Request(address, { headers: { origin: 'https://shop.example' } })
    const { headers, status } = await service.handle(request)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers.has('access-control-allow-origin')).toBe(false)
  }
})

test('pages have no inline script or style, which their policy would block', async () => {
  const { pages } = await openEveryPage()
  for (const { load } of pages)
    expect((await load()).text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/)
})

describe("an error under a hosted page's path is a page", () => {
  test.each([
    ['GET', '/pay/%zz', 404, 'This page doesn’t exist'],
    ['POST', '/pay/x/unknown', 404, 'This page doesn’t exist'],
    ['GET', '/pay', 404, 'This page doesn’t exist'],
    ['GET', '/terms/%zz', 404, 'This page doesn’t exist'],
    ['GET', '/terms', 404, 'This page doesn’t exist'],
    ['GET', '/identity/x', 404, 'This page doesn’t exist'],
    ['GET', '/deposit/x', 404, 'This page doesn’t exist'],
    ['GET', '/_pages/none.js', 404, 'This page doesn’t exist'],
    ['PUT', '/terms/x/accept', 405, 'does not accept PUT. Use POST.'],
    ['DELETE', '/deposit', 405, 'does not accept DELETE. Use GET, HEAD, POST.'],
    ['DELETE', '/pay/x', 405, 'does not accept DELETE. Use GET, HEAD.'],
    ['OPTIONS', '/pay/x/card', 405, 'does not accept OPTIONS. Use POST.'],
  ])('%s %s', async (method, path, status, words) => {
    const { ask } = startHarness()
    const response = await ask(method, path, { origin: 'https://shop.example' })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.has('allow')).toBe(status === 405)
    expect(await response.text()).toContain(words)
  })

  test('for a form that is too large', async () => {
    const { send } = await openPage()
    const { response, text } = await send('card', { name: 'x'.repeat(70_000) })
    expect(response.status).toBe(413)
    expect(text).toContain('<h1')
  })
})

test.each(['/payments', '/terms-of-use', '/deposits/x'])(
  '%s is not a hosted page',
  async (path) => {
    const { ask } = startHarness()
    expect(await errorOf(ask('GET', path))).toMatchObject({ status: 404, code: 'not_found' })
  },
)
