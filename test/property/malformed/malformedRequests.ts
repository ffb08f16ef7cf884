import type { Service } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { seededRandom } from '../seededRandom.ts'

const SANDBOX_KEY = 'svc_public_sandbox_demo'

/** A request for node:http to send, malformed or not. */
export interface Malformed {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Uint8Array
}

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST']

const words = (text: string) => text.trim().split(/\s+/)

const segments = [
  ...words('%zz % %ff %00 %c3%28 .. %2e%2e%2f a%2fb __proto__ constructor %20 %E2%80%AE'),
  '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
  'a'.repeat(4000),
  '',
]

const queries = [
  ...words('? ?wallet ?wallet= ?wallet=% ?wallet=%ff ?wallet=a&wallet=b ?wallet[]=a ?&&=&== ?%'),
  ...words('?__proto__=a ?constructor[prototype]=a'),
  `?wallet=${purchase.wallet}`,
  `?wallet=${'0'.repeat(6000)}`,
  '',
]

/** Paths without a route. */
const elsewhere = words(`
  / // //elsewhere.example/v1/fx /v1 /v1/ /v2/fx /V1/FX /v1/fx/ /%76%31/fx /%00 /v1/../.. /*
  /v1/card/orders// http://[broken/v1/fx /\\v1\\fx /; /:id
  /_simulator/clock /_simulator/scenario /_simulator/orders/%/callbacks /_simulator/no
  /pay /pay/x /pay/%/card /pay/__proto__?session=constructor /pay/card.css/x`)

/** JSON values that are invalid for most fields. */
const values = words(`
  null true 0 -1 1e400 1.5 "" "\\u0000" "\\ud800" [] [[]] {} {"length":1} {"toString":"no"}
  "__proto__" "toString" "0x" "NaN" "${'x'.repeat(2000)}" "${'9'.repeat(400)}"`)

const brokenBodies: readonly (string | Uint8Array)[] = [
  ...words(`{ } [ [] null true 1 "" " {"a":1}{ {"a":} {'a':1} \u0000`),
  '',
  '{"__proto__":{"polluted":1},"amount":"50"}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"amount":{"__proto__":{"polluted":1}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
]

const megabytes = ['x'.repeat(1_000_000), JSON.stringify({ amount: '9'.repeat(1_500_000) })]

const headers: readonly Malformed['headers'][] = [
  {},
  { 'x-svc-publishable-key': '' },
  { 'x-svc-publishable-key': '__proto__' },
  { 'x-svc-publishable-key': [SANDBOX_KEY, SANDBOX_KEY] },
  { 'x-svc-publishable-key': SANDBOX_KEY, origin: 'null' },
  { 'x-svc-publishable-key': SANDBOX_KEY, origin: 'https://\u00ff.example' },
  { 'x-svc-publishable-key': SANDBOX_KEY, origin: ['https://a.example', 'https://b.example'] },
  { 'x-svc-publishable-key': 'svc_public_live_demo', origin: 'https://shop.example.evil.example' },
  { 'x-svc-publishable-key': SANDBOX_KEY, host: 'a b' },
  { 'x-svc-publishable-key': SANDBOX_KEY, host: '' },
  { 'x-svc-publishable-key': SANDBOX_KEY, 'content-type': 'text/plain; charset=utf-16' },
  { 'x-svc-publishable-key': SANDBOX_KEY, cookie: `=;__proto__=1;${'a'.repeat(3000)}` },
  { 'x-svc-publishable-key': SANDBOX_KEY, 'x-http-method-override': 'DELETE', forwarded: '"' },
]

/**
 * Generates requests that are malformed in one or more ways, the same for the same seed. They target every route; their
 * valid parts let some of them get past the first checks.
 */
export function malformedRequests(
  routes: Service['routes'],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Malformed[] {
  const fraction = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(fraction() * items.length)] as Item
  const targets = Object.values(routes)
  const right = { 'x-svc-publishable-key': SANDBOX_KEY, 'content-type': 'application/json' }
  const whole = { ...purchase, email: 'ada@example.com', status: 'active', advance_ms: 1 }
  const fields = [...Object.keys(whole), '__proto__', 'constructor']

  /** Returns a body with the fields of every route, two of them replaced by other values. */
  function corruptBody(): string {
    const corruption = () => `${JSON.stringify(pick(fields))}:${pick(values)}`
    // The last of two equal names counts.
    return `${JSON.stringify(whole).slice(0, -1)},${corruption()},${corruption()}}`
  }

  function body(): Malformed['body'] {
    const luck = fraction()
    if (luck < 0.01) return pick(megabytes)
    return luck < 0.5 ? corruptBody() : pick(brokenBodies)
  }

  return Array.from({ length: count }, () => {
    const route = pick(targets)
    const asks = fraction() < 0.8
    const path = asks ? route.path.replaceAll(/\{\w+\}/g, () => pick(segments)) : pick(elsewhere)
    return {
      method: fraction() < 0.6 ? route.method : pick(methods),
      path: path.includes('?') ? path : path + pick(queries),
      headers: fraction() < 0.5 ? right : pick(headers),
      body: body(),
    }
  })
}
