import { hostedFeatures } from '@onramp-kit/core/internal/frame'
import { allows, type Policy, parsePolicies, sourcesOf } from './contentPolicy.ts'
import { pagePolicies, type Sites } from './pagePolicies.ts'

/** One header of a page, as a browser will apply it. */
export interface PageFinding {
  readonly header: string
  /** `problem`: a purchase does not work, or is not safe. `advice`: stricter headers are possible. */
  readonly state: 'ok' | 'problem' | 'advice'
  readonly why: string
}

/** Compares the headers of the merchant's page with those of the page of security headers. */
export function checkPage(
  headers: Headers,
  page: string,
  sites: Sites,
  allowPurchase = false,
): readonly PageFinding[] {
  const expected = new Headers(pagePolicies.components(sites))
  const strictest = parsePolicies(expected.get('content-security-policy'))[0] ?? new Map()
  const policies = parsePolicies(headers.get('content-security-policy'))
  return [
    ...checkSources('connect-src', [sites.service], policies, page),
    ...checkSources('frame-src', sites.hosted, policies, page, allowPurchase),
    checkFraming(headers, policies),
    ...checkHardening(strictest, policies),
    ...checkPermissions(headers.get('permissions-policy'), sites.hosted),
    ...checkIsolation(headers, expected),
  ]
}

const csp = 'Content-Security-Policy'

function checkSources(
  directive: string,
  needed: readonly string[],
  policies: readonly Policy[],
  page: string,
  allowPurchase = false,
): readonly PageFinding[] {
  if (policies.length === 0) return []
  const blocked = needed.filter((origin) =>
    policies.some((policy) => !allows(sourcesOf(policy, directive), origin, page)),
  )
  const header = `${csp}: ${directive}`
  if (blocked.length > 0)
    return [{ header, state: 'problem', why: `blocks ${blocked.join(', ')}: add it` }]
  if (needed.length === 0)
    return [
      {
        header,
        state: 'advice',
        why: `no hosted page was seen: ${allowPurchase ? 'no route named one' : 'use --allow-purchase'}`,
      },
    ]
  return [{ header, state: 'ok', why: `allows ${needed.join(', ')}` }]
}

/** Whether other sites may overlay the page. */
function checkFraming(headers: Headers, policies: readonly Policy[]): PageFinding {
  const header = `${csp}: frame-ancestors`
  const ancestors = ancestorsOf(policies)
  const isOpen = (source: string) => /^(\*|https?:(\/\/\*)?)(:(\*|\d+))?$/i.test(source)
  if (ancestors.some((sources) => !sources.some(isOpen)))
    return { header, state: 'ok', why: 'limits who frames the page' }
  return ancestors.length === 0 && isFramingLimited(headers)
    ? { header, state: 'ok', why: 'X-Frame-Options limits who frames the page' }
    : {
        header,
        state: 'problem',
        why: "any site can frame and overlay this page: set 'none' or 'self'",
      }
}

/** The sources of each frame-ancestors. Beside one of them, browsers ignore X-Frame-Options. */
function ancestorsOf(policies: readonly Policy[]): readonly (readonly string[])[] {
  return policies
    .map((policy) => policy.get('frame-ancestors'))
    .filter((each) => each !== undefined)
}

/** Whether X-Frame-Options has an effect: browsers ignore all other values. */
function isFramingLimited(headers: Headers): boolean {
  return /(^|,)\s*(deny|sameorigin)\s*(,|$)/i.test(headers.get('x-frame-options') ?? '')
}

/** Names the directives of the strictest policy that the page lacks. */
function checkHardening(strictest: Policy, policies: readonly Policy[]): readonly PageFinding[] {
  const known = [...strictest.keys()].filter((name) => name !== 'frame-ancestors')
  const missing = known.filter((name) => !policies.some((policy) => policy.has(name)))
  return missing.length > 0
    ? [{ header: csp, state: 'advice', why: `the components also work with ${missing.join(', ')}` }]
    : []
}

/** A page can delegate to a frame only a feature that it allows to itself and to the frame. */
function checkPermissions(value: string | null, hosted: readonly string[]): readonly PageFinding[] {
  if (value === null) return []
  const header = 'Permissions-Policy'
  const denied = hostedFeatures.filter((feature) => {
    const list = new RegExp(`(?:^|[,\\s])${feature}=(\\*|\\([^)]*\\)|[^\\s,;]+)`).exec(value)?.[1]
    if (list === undefined) return false
    const allowed = list.split(/[\s()]+/).map(originOf)
    if (allowed.includes('*')) return false
    return ['self', ...hosted].some((each) => !allowed.includes(each))
  })
  return denied.length > 0
    ? [
        {
          header,
          state: 'problem',
          why: `denies ${denied.join(', ')} to the page or a hosted page`,
        },
      ]
    : [{ header, state: 'ok', why: 'allows what the hosted pages use' }]
}

/** Returns the origin of a quoted URL, to which browsers reduce it, and a token such as `self` as it is. */
function originOf(member: string): string {
  const url = /^"(.*)"$/.exec(member)?.[1]
  return url === undefined || !URL.canParse(url) ? member : new URL(url).origin
}

function checkIsolation(headers: Headers, expected: Headers): readonly PageFinding[] {
  const opener = 'Cross-Origin-Opener-Policy'
  const embedder = 'Cross-Origin-Embedder-Policy'
  const needed = expected.get(opener)
  const given = headers.get(opener)
  const isIsolated = /require-corp|credentialless/.test(headers.get(embedder) ?? '')
  return [
    given === needed || given === `${needed}-allow-popups`
      ? { header: opener, state: 'ok', why: `is ${given}` }
      : { header: opener, state: 'advice', why: `${needed} keeps tabs of other origins apart` },
    ...(isIsolated
      ? [{ header: embedder, state: 'problem' as const, why: 'blocks the hosted pages: remove it' }]
      : []),
  ]
}

/** Whether a hosted page lets the merchant's page frame it. */
export function checkFrame(headers: Headers, page: string): Pick<PageFinding, 'state' | 'why'> {
  const ancestors = ancestorsOf(parsePolicies(headers.get('content-security-policy')))
  const isBlocked =
    ancestors.length > 0
      ? ancestors.some((sources) => !allows(sources, page, ''))
      : isFramingLimited(headers)
  return isBlocked
    ? {
        state: 'problem',
        why: 'does not include this page: ask the service, or use presentation="redirect"',
      }
    : { state: 'ok', why: 'includes this page' }
}
