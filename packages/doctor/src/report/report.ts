import type { FieldIssue } from '@onramp-kit/core'
import { type AssumptionId, assumptions, type RouteId, routes } from '@onramp-kit/core/contract'
import { secureUrl } from '@onramp-kit/core/internal'
import { MAX_DEPTH, MAX_FIELDS } from '../derive/mapping.ts'
import type { Verdict } from '../judge/evidence.ts'
import { openTodos, overridesFile } from '../overrides/overridesFile.ts'
import type { PageFinding } from '../page/checkPage.ts'
import type { Probe } from '../probe/call.ts'
import type { Cors } from '../probe/checkCors.ts'
import { type Examination, isCodeOf, isService } from '../probe/examination.ts'
import { hostedFields, hostedUrl, missingFlag } from '../probe/examineService.ts'
import { isUnavailable } from '../probe/outcome.ts'
import type { Exchange } from '../probe/recordFetch.ts'

/** What the doctor found about one route. */
export interface RouteReport {
  readonly id: RouteId
  /** `differs`: an override helps. `failed`: the route does not work. */
  readonly state: 'ok' | 'differs' | 'failed' | 'skipped'
  readonly status?: number | undefined
  readonly ms?: number | undefined
  /** What is wrong, or which error is expected. */
  readonly words: string
  readonly limits: readonly string[]
  readonly cookies: readonly string[]
  readonly cors?: Cors | undefined
}

interface AssumptionReport extends Verdict {
  readonly id: AssumptionId
  /** How to override it, if it is contradicted. */
  readonly override?: string | undefined
  /** Whether --accept names it. */
  readonly isAccepted: boolean
}

/** All that the doctor prints. */
export interface Report {
  readonly service: string
  readonly isReachable: boolean
  readonly routes: readonly RouteReport[]
  readonly assumptions: readonly AssumptionReport[]
  readonly page: readonly PageFinding[]
  /** The module of all overrides. */
  readonly overrides: string | undefined
  /** What to fill in by hand. */
  readonly todos: readonly string[]
  readonly exitCode: 0 | 1 | 2
}

export function createReport(
  examination: Examination,
  verdicts: Record<AssumptionId, Verdict>,
  cors: ReadonlyMap<RouteId, Cors>,
  page: readonly PageFinding[],
  accepted: readonly AssumptionId[],
): Report {
  const { settings, found, probes } = examination
  const isReachable = isService(probes)
  const routeReports = (Object.keys(routes) as RouteId[]).map((id) =>
    reportRoute(examination, id, cors.get(id)),
  )
  const assumptionReports = (Object.keys(verdicts) as AssumptionId[]).map((id) => {
    const entry = assumptions[id]
    const override = 'override' in entry ? entry.override : entry.otherwise
    return {
      id,
      ...verdicts[id],
      override: verdicts[id].state === 'contradicted' ? override : undefined,
      isAccepted: accepted.includes(id),
    }
  })
  const isWell =
    assumptionReports.every(({ state, isAccepted }) => state !== 'contradicted' || isAccepted) &&
    routeReports.every(({ state }) => state === 'ok' || state === 'skipped') &&
    page.every(({ state }) => state !== 'problem')
  return {
    service: new URL(settings.baseUrl).origin,
    isReachable,
    routes: routeReports,
    assumptions: assumptionReports,
    page,
    overrides: overridesFile(found),
    todos: openTodos(found),
    exitCode: isReachable ? (isWell ? 0 : 1) : 2,
  }
}

function reportRoute(examination: Examination, id: RouteId, cors: Cors | undefined): RouteReport {
  const none = { id, limits: [], cookies: [] }
  const flag = missingFlag(examination, id)
  if (flag !== undefined) return { ...none, state: 'skipped', words: `skipped, use ${flag}` }
  const own = examination.probes.filter((each) => each.id === id)
  // An order that exists and cannot be read says more than the next one.
  const unread = own.find(({ order, outcome }) => order !== undefined && outcome.kind !== 'ok')
  const probe = unread ?? own.at(-1)
  const limited = examination.limited.filter((each) => each.id === id)
  if (probe === undefined)
    return { ...none, state: 'failed', words: 'not called: nothing answered as the service' }
  const { outcome, exchange } = probe
  const isBlocked = cors !== undefined && cors.problems.length > 0
  return {
    id,
    status: 'status' in outcome ? outcome.status : undefined,
    ms: exchange?.ms,
    limits: [...limited, probe].flatMap((each) => limitsOf(each.exchange)).slice(0, 6),
    cookies: cookiesOf(exchange),
    cors,
    state: isBlocked ? 'failed' : stateOf(examination, probe),
    words: [
      probe.isWithoutRoute ? wordsOf(probe).replace(/\.$/, '') : wordsOf(probe),
      ...(probe.isWithoutRoute ? ['the path may differ: ask for it'] : []),
      ...(examination.cutOff.has(id) ? [cutOffWords] : []),
    ].join('; '),
  }
}

function stateOf({ contradictions, found }: Examination, probe: Probe): RouteReport['state'] {
  const { id, outcome } = probe
  const isOverridden =
    id in found.paths ||
    id in found.schemas ||
    (id === 'rail.config' && found.railSegment !== undefined)
  if (isUnopened(probe)) return 'failed'
  if (outcome.kind === 'shape') return 'differs'
  if (outcome.kind === 'foreign') {
    // A gateway or a proxy may block a request.
    const isBlocked = isUnavailable(outcome.status) || [401, 403].includes(outcome.status)
    return isBlocked || probe.isWithoutRoute ? 'failed' : 'differs'
  }
  if (outcome.kind === 'ok' || isExpected(probe)) {
    const hasOtherNames =
      (contradictions.has('card.fields') && /^card\.(quote|checkout)$/.test(id)) ||
      (found.fieldNames.email !== undefined && id === 'virtualAccounts.register')
    return isOverridden || hasOtherNames ? 'differs' : 'ok'
  }
  return 'failed'
}

/** Whether a route works, but names a hosted page that the client opens in no app. */
function isUnopened({ id, outcome }: Probe): boolean {
  const url = outcome.kind === 'ok' ? hostedUrl(id, outcome.value) : undefined
  return url !== undefined && secureUrl(url) === undefined
}

/** Errors that a working route gives to the doctor's input. */
const expected = [
  'order_not_found',
  'customer_not_registered',
  'already_registered',
  'email_already_in_use',
]

function isExpected({ id, order, outcome }: Probe): boolean {
  return (
    outcome.kind === 'error' &&
    isCodeOf(id, outcome.code) &&
    expected.includes(outcome.code) &&
    // An order of --order, or of the purchase, exists.
    order === undefined
  )
}

/** What to check about the flags, by the code of an error. */
const hints: ReadonlyMap<string, string> = new Map([
  ['origin_not_allowed', "; check that --origin is an origin in the key's allowlist"],
  ['invalid_publishable_key', "; check that --base-url is of the key's environment"],
])

function wordsOf(probe: Probe): string {
  const { outcome } = probe
  switch (outcome.kind) {
    case 'ok':
      return isUnopened(probe)
        ? `the client does not open the ${hostedFields[probe.id]}: it must be https, without a user`
        : ''
    case 'error':
      return isExpected(probe)
        ? outcome.code
        : `${outcome.code}: ${outcome.message}${hints.get(outcome.code) ?? ''}`
    case 'shape':
      return listIssues(outcome.fields)
    case 'foreign':
      return 'the error body is not { error: { code, message } }'
    default:
      return outcome.words
  }
}

const cutOffWords = `the response has more than ${MAX_FIELDS} fields or nests more than ${MAX_DEPTH} levels deep: the rest was not mapped`

/** A list may have an issue an item. */
const MAX_ISSUES = 5

function listIssues(issues: readonly FieldIssue[]): string {
  const rest = issues.length - MAX_ISSUES
  return [
    ...issues.slice(0, MAX_ISSUES).map(({ field, reason }) => `${field || 'the value'} ${reason}`),
    ...(rest > 0 ? [`${rest} more`] : []),
  ].join('; ')
}

/** Longer than any limit. A part of a longer value might be a part of a secret, which would not be removed. */
const LONGEST_LIMIT = 60

/** The headers that tell about the rate limit. Others may hold anything. */
function limitsOf(exchange: Exchange | undefined): readonly string[] {
  return [...(exchange?.response?.headers ?? [])]
    .filter(([name]) => /^(retry-after|(x-)?ratelimit(-\w+)*)$/.test(name))
    .map(([name, value]) => `${name}: ${value.length > LONGEST_LIMIT ? '…' : value}`)
}

function cookiesOf(exchange: Exchange | undefined): readonly string[] {
  return (exchange?.response?.headers.getSetCookie() ?? []).map(
    (text) => text.split('=', 1)[0] ?? '',
  )
}
