import { describe, expect, test } from 'vitest'
import { examineJson, startServer, startService } from '../doctor.test.helper.ts'
import { checkFrame, checkPage } from './checkPage.ts'
import { pagePolicies } from './pagePolicies.ts'

const page = 'https://shop.example'
const sites = { service: 'https://service.example', hosted: ['https://pay.example'] }
const csp = 'Content-Security-Policy'

/** What the check finds, without what is well. */
function faults(headers: Record<string, string>) {
  return checkPage(new Headers(headers), page, sites)
    .filter(({ state }) => state !== 'ok')
    .map(({ header, state, why }) => `${state} ${header}: ${why}`)
}

test('the strictest headers of the documentation are well', () => {
  expect(faults(pagePolicies.components(sites))).toEqual([])
})

describe('a page', () => {
  const strict = pagePolicies.components(sites)
  const policy = strict[csp] ?? ''

  test.each([
    [
      'blocks the service',
      { [csp]: policy.replace('connect-src https://service.example', "connect-src 'self'") },
      'problem Content-Security-Policy: connect-src: blocks https://service.example: add it',
    ],
    [
      'blocks the hosted page',
      { [csp]: policy.replace('frame-src https://pay.example', 'frame-src https://*.pay.example') },
      'problem Content-Security-Policy: frame-src: blocks https://pay.example: add it',
    ],
    [
      'allows nothing by default',
      { [csp]: "default-src 'self'; frame-ancestors 'none'" },
      'problem Content-Security-Policy: connect-src: blocks https://service.example: add it',
    ],
    [
      'can be framed',
      { [csp]: policy.replace("frame-ancestors 'none'", 'frame-ancestors *') },
      "problem Content-Security-Policy: frame-ancestors: any site can frame and overlay this page: set 'none' or 'self'",
    ],
    [
      'denies a feature',
      { 'Permissions-Policy': 'payment=(self), camera=*' },
      'problem Permissions-Policy: denies payment to the page or a hosted page',
    ],
    [
      'is isolated',
      { 'Cross-Origin-Embedder-Policy': 'require-corp' },
      'problem Cross-Origin-Embedder-Policy: blocks the hosted pages: remove it',
    ],
    [
      'has a second policy',
      { [csp]: `${policy}, frame-src 'none'` },
      'problem Content-Security-Policy: frame-src: blocks https://pay.example: add it',
    ],
  ])('that %s is told', (_, headers, fault) => {
    expect(faults({ ...strict, ...headers })).toContain(fault)
  })

  test.each([
    'https:',
    '*',
    'https://*.example',
    'service.example pay.example',
    'https://service.example/v1/ https://pay.example:*',
  ])('may name the origins as %s', (sources) => {
    const headers = { ...strict, [csp]: `default-src ${sources}; frame-ancestors 'none'` }
    expect(faults(headers).filter((fault) => fault.startsWith('problem'))).toEqual([])
  })

  test('without headers can be framed, and gets advice on the rest', () => {
    const [framing, ...rest] = faults({})
    expect(framing).toContain('any site can frame')
    expect(rest.every((fault) => fault.startsWith('advice'))).toBe(true)
  })
})

test.each([
  [{ [csp]: 'frame-ancestors https://shop.example' }, 'ok'],
  [{ [csp]: "frame-ancestors 'self'" }, 'problem'],
  [{ 'X-Frame-Options': 'DENY' }, 'problem'],
  [{ [csp]: 'frame-ancestors https:', 'X-Frame-Options': 'DENY' }, 'ok'],
  [{}, 'ok'],
])('a hosted page with %j is a frame with %s', (headers, state) => {
  expect(checkFrame(new Headers(headers as Record<string, string>), page).state).toBe(state)
})

test('--page reads the headers of the page and, after a purchase, of the hosted page', async () => {
  const { url } = await startService()
  const { origin } = new URL(url)
  const policy = pagePolicies.components({ service: origin, hosted: [origin] })
  const shop = await startServer(() => new Response('<html>', { headers: policy }))
  const { code, report } = await examineJson(url, ['--allow-purchase', '--page', `${shop}/buy`])
  expect(report.page.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(report.page.at(-1)?.header).toBe('frame-ancestors of the hosted page')
  expect(code).toBe(0)
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
