import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  doctor,
  EMAIL,
  examineJson,
  failAt,
  rewriteSuccess,
  startServer,
  startService,
} from '../doctor.test.helper.ts'
import { pagePolicies } from './pagePolicies.ts'
import { visitPage } from './visitPage.ts'

const csp = 'Content-Security-Policy'

describe('--page', () => {
  const registration = ['--allow-registration', '--email', EMAIL]
  const framing = 'frame-ancestors of the hosted page of'
  const startShop = (...hosted: readonly string[]) => {
    const [service = ''] = hosted
    const headers = pagePolicies.components({ service, hosted })
    return startServer(() => new Response('<html>', { headers }))
  }
  const framesOf = ({ page }: Awaited<ReturnType<typeof examineJson>>['report']) =>
    page.filter(({ header }) => header.startsWith(framing))

  test('reads the headers of the page and, after a purchase, of the payment page', async () => {
    const { url } = await startService()
    const shop = await startShop(new URL(url).origin)
    const { code, report } = await examineJson(url, ['--allow-purchase', '--page', `${shop}/buy`])
    expect(report.page.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(framesOf(report).map(({ header }) => header)).toEqual([`${framing} card.checkout`])
    expect(code).toBe(0)
  })

  test('reads the headers of the terms and of the verification, without a purchase', async () => {
    const { url } = await startService()
    const shop = await startShop(new URL(url).origin)
    await doctor(url, registration)
    const { code, report } = await examineJson(url, ['--page', `${shop}/buy`])
    expect(framesOf(report)).toEqual([
      {
        header: `${framing} virtualAccounts.termsOfService`,
        state: 'ok',
        why: 'includes this page',
      },
      {
        header: `${framing} virtualAccounts.identityVerification`,
        state: 'ok',
        why: 'includes this page',
      },
    ])
    expect(code).toBe(0)
  })

  test.each([
    ['denies framing', { 'X-Frame-Options': 'DENY' }, 200, 'does not include this page', 1],
    [
      'is for another page',
      { [csp]: 'frame-ancestors https://a.example' },
      200,
      'does not include',
      1,
    ],
    ['rejects what is no browser', {}, 403, 'unknown: got status 403', 0],
    [
      'redirects into the network',
      { location: 'http://169.254.169.254/' },
      302,
      'redirects to a page that is not secure',
      0,
    ],
  ] as const)(
    'if the page of the terms %s, it says so',
    async (_, headers, status, words, exit) => {
      const bank = await startServer(() => new Response('<html>', { status, headers }))
      const { url } = await startService(
        {},
        rewriteSuccess(/\/terms-of-service$/, () => ({ url: `${bank}/terms/1` })),
      )
      const shop = await startShop(new URL(url).origin, bank)
      const { code, report } = await examineJson(url, [...registration, '--page', shop])
      expect(report.page.filter(({ state }) => state !== 'ok')).toEqual([
        {
          header: `${framing} virtualAccounts.termsOfService`,
          state: exit === 1 ? 'problem' : 'advice',
          why: expect.stringContaining(words) as string,
        },
      ])
      expect(code).toBe(exit)
    },
  )

  test.each([
    'data:text/html,terms',
    'javascript:void 0',
    'about:blank',
    'http://169.254.169.254/latest',
  ])('exits with 1 if the page of the terms is %s', async (terms) => {
    const { url } = await startService(
      {},
      rewriteSuccess(/\/terms-of-service$/, () => ({ url: terms })),
    )
    const shop = await startShop(new URL(url).origin)
    const { code, report } = await examineJson(url, [...registration, '--page', shop])
    expect(report.page).toContainEqual({
      header: `${framing} virtualAccounts.termsOfService`,
      state: 'problem',
      why: 'the service named no secure web page',
    })
    expect(code).toBe(1)
  })

  test.each([
    [[], 'no hosted page was seen: use --allow-purchase'],
    [['--allow-purchase'], 'no hosted page was seen: no route named one'],
  ])('says why it saw no hosted page, with flags %j', async (flags, why) => {
    const { url } = await startService({}, failAt(/config$|checkout$/, 502, 'rail_error'))
    const shop = await startShop(new URL(url).origin)
    const { report } = await examineJson(url, [...flags, '--page', shop])
    expect(report.page).toContainEqual(expect.objectContaining({ state: 'advice', why }))
  })
})

test('--page advises that the policy of a <meta> is not checked, and follows a redirect', async () => {
  const { url } = await startService()
  const meta = `<META content="default-src 'none'" http-equiv="Content-Security-Policy">`
  const headers = pagePolicies.components({ service: new URL(url).origin, hosted: [] })
  const shop = await startServer((request) =>
    request.url.endsWith('/buy')
      ? new Response(meta, { headers })
      : new Response('', { status: 301, headers: { location: '/buy' } }),
  )
  const { report } = await examineJson(url, ['--page', shop])
  expect(report.page).toContainEqual(
    expect.objectContaining({
      state: 'advice',
      why: 'the policy in a <meta> applies too, and is not checked',
    }),
  )
})

test('--page exits with 1 if the page blocks the service', async () => {
  const { url } = await startService()
  const headers = { [csp]: "default-src 'self'" }
  const shop = await startServer(() => new Response('<html>', { headers }))
  const { code, report } = await examineJson(url, ['--page', shop])
  expect(report.page).toContainEqual(
    expect.objectContaining({ state: 'problem', header: `${csp}: connect-src` }),
  )
  expect(code).toBe(1)
})

describe('on loopback, --page reads', () => {
  const terms = 'virtualAccounts.termsOfService'

  /** Which URLs the doctor reads, in a network of these responses. */
  async function readsOf(
    { baseUrl = 'https://service.example', page = 'https://shop.example/buy', hosted = '' },
    respond: (url: string) => Response = () => new Response(''),
  ) {
    const urls: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url)
      return respond(url)
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const settings = { allowPurchase: false, baseUrl, timeout: 1000 }
    const findings = await visitPage(settings, page, hosted ? [{ id: terms, url: hosted }] : [])
    return { urls, findings }
  }
  const redirect = (location: string) => new Response('', { status: 302, headers: { location } })

  test.each([
    'http://127.0.0.1:9200/',
    'https://localhost/',
    'https://admin.localhost./',
    'https://0/',
    'http://[::1]/',
    'https://[::ffff:127.0.0.1]/',
  ])('no page of the network of a remote service or page: %s', async (local) => {
    const named = await readsOf({ hosted: local })
    expect(named.urls).toEqual(['https://shop.example/buy'])
    expect(named.findings).toContainEqual(
      expect.objectContaining({ why: 'the service named no secure web page' }),
    )
    const redirected = await readsOf({ hosted: 'https://bank.example/' }, (url) =>
      url.startsWith('https://bank.example') ? redirect(local) : new Response(''),
    )
    expect(redirected.urls).toEqual(['https://shop.example/buy', 'https://bank.example/'])
    const shop = await readsOf({}, () => redirect(local))
    expect(shop.urls).toEqual(['https://shop.example/buy'])
    expect(shop.findings).toContainEqual(
      expect.objectContaining({ why: 'redirects to a page that is not secure or is on loopback' }),
    )
  })

  test('the hosted page of a service on loopback', async () => {
    const hosted = 'http://127.0.0.1:4010/terms'
    const { urls } = await readsOf({ baseUrl: 'http://localhost:4010', hosted })
    expect(urls).toEqual(['https://shop.example/buy', hosted])
  })

  test('no hosted page of a service whose name only begins like loopback', async () => {
    const hosted = 'http://127.0.0.1/'
    const { urls } = await readsOf({ baseUrl: 'https://127.0.0.1.example', hosted })
    expect(urls).toEqual(['https://shop.example/buy'])
  })

  test('a redirect of a page on loopback', async () => {
    const { urls } = await readsOf({ page: 'http://localhost:3000/' }, (url) =>
      url.endsWith('/buy') ? new Response('') : redirect('/buy'),
    )
    expect(urls).toEqual(['http://localhost:3000/', 'http://localhost:3000/buy'])
  })
})

test('--page reads 1 MB of an endless page, in linear time', async () => {
  const part = new TextEncoder().encode('<meta '.repeat(10_000))
  let sent = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += part.length
        if (sent > 10_000_000) controller.close()
        else controller.enqueue(part)
      },
    })
  const { url } = await startService()
  const shop = await startServer(() => new Response(endless()))
  const { report } = await examineJson(url, ['--page', shop])
  expect(report.page).toContainEqual(expect.objectContaining({ header: `${csp}: frame-ancestors` }))
  expect(sent).toBeLessThan(10_000_000)
})
