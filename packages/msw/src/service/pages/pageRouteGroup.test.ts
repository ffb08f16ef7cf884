import { describe, expect, test } from 'vitest'
import { errorOf, startHarness } from '../../harness.test.helper.ts'
import { openPage } from './openPage.test.helper.ts'

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
    const { service } = startHarness()
    const { send } = await openPage(service)
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
