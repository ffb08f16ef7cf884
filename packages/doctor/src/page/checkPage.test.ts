import { describe, expect, test } from 'vitest'
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

test('a page may allow popups, which some wallets need, and is not told to be stricter', () => {
  const opener = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
  expect(faults({ ...pagePolicies.components(sites), ...opener })).toEqual([])
})

const canBeFramed =
  "problem Content-Security-Policy: frame-ancestors: any site can frame and overlay this page: set 'none' or 'self'"

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
      canBeFramed,
    ],
    [
      'names a path that is not that of every route',
      { [csp]: policy.replace('connect-src https://service.example', '$&/v1') },
      'problem Content-Security-Policy: connect-src: blocks https://service.example: add it',
    ],
    [
      'can be framed by every secure page',
      { [csp]: policy.replace("frame-ancestors 'none'", 'frame-ancestors https://*') },
      canBeFramed,
    ],
    [
      'can be framed by every page on any port',
      { [csp]: policy.replace("frame-ancestors 'none'", 'frame-ancestors *:*') },
      canBeFramed,
    ],
    [
      'denies a feature to itself',
      { 'Permissions-Policy': 'payment=("https://self.example" "https://pay.example")' },
      'problem Permissions-Policy: denies payment to the page or a hosted page',
    ],
    [
      'denies a feature',
      { 'Permissions-Policy': 'payment=(self), camera=*' },
      'problem Permissions-Policy: denies payment to the page or a hosted page',
    ],
    [
      'denies a feature to all other pages',
      { 'Permissions-Policy': 'camera=*, payment=self' },
      'problem Permissions-Policy: denies payment to the page or a hosted page',
    ],
    [
      'has a framing header that browsers ignore',
      {
        [csp]: policy.replace("; frame-ancestors 'none'", ''),
        'X-Frame-Options': 'ALLOW-FROM https://a.example',
      },
      canBeFramed,
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
    'https://service.example:443 HTTPS://PAY.example',
    'http://service.example http:',
  ])('may name the origins as %s', (sources) => {
    const headers = { ...strict, [csp]: `default-src ${sources}; frame-ancestors 'none'` }
    expect(faults(headers).filter((fault) => fault.startsWith('problem'))).toEqual([])
  })

  test('may name the origin of a feature as a URL, which browsers reduce to it', () => {
    const headers = { 'Permissions-Policy': 'payment=( self "https://pay.example/" )' }
    expect(faults({ ...strict, ...headers })).toEqual([])
  })

  test('without headers can be framed, and gets advice on the rest', () => {
    const [framing, ...rest] = faults({})
    expect(framing).toContain('any site can frame')
    expect(rest.every((fault) => fault.startsWith('advice'))).toBe(true)
  })
})

test.each([
  { [csp]: "default-src 'self'" },
  { [csp]: 'frame-ancestors https://shop.example' },
  { [csp]: 'frame-ancestors https:' },
  { [csp]: 'frame-ancestors *, frame-ancestors https://shop.example' },
])('X-Frame-Options counts only without frame-ancestors: %j', (policy) => {
  const headers = new Headers(policy)
  const stateOfPage = (options: Headers) =>
    checkPage(options, page, sites).find(({ header }) => header.endsWith('frame-ancestors'))?.state
  const statesWith = (value?: string) => {
    const all = new Headers(headers)
    if (value !== undefined) all.set('x-frame-options', value)
    return { page: stateOfPage(all), frame: checkFrame(all, page).state }
  }
  const without = statesWith()
  const isCounted = !policy[csp].includes('frame-ancestors')
  for (const value of ['DENY', 'sameorigin', ' DENY , SAMEORIGIN', 'ALLOWALL, DENY'])
    expect(statesWith(value), value).toEqual(isCounted ? { page: 'ok', frame: 'problem' } : without)
  for (const value of ['ALLOWALL', 'ALLOW-FROM https://shop.example', ''])
    expect(statesWith(value), value).toEqual(without)
})

test.each([
  [{ [csp]: 'frame-ancestors https://shop.example' }, 'ok'],
  [{ [csp]: 'frame-ancestors https:' }, 'ok'],
  [{ [csp]: "frame-ancestors 'self'" }, 'problem'],
  [{}, 'ok'],
])('a hosted page with %j is a frame with %s', (headers, state) => {
  expect(checkFrame(new Headers(headers as Record<string, string>), page).state).toBe(state)
})
