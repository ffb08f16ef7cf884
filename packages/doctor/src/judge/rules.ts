import { type AssumptionId, defaultFieldNames, type RouteId } from '@onramp-kit/core/contract'
import { requestIdHeaderOf } from '../probe/examination.ts'
import { missingFlag } from '../probe/examineService.ts'
import { errorEnvelope, errorField } from './envelopeRules.ts'
import { errorRule } from './errorRules.ts'
import type { Evidence, Verdict } from './evidence.ts'
import { paymentMethods, precision, quoteDifferences } from './quoteRules.ts'
import { instructions, opening, orderAmount, rates } from './valueRules.ts'

type Rule = (evidence: Evidence) => Verdict

const unseen =
  (why: string): Rule =>
  () => ({ state: 'not observable', why })

/** A route under an assumption about its body or response. Only a success shows both. */
function routeRule(id: RouteId): Rule {
  return ({ examination }) => {
    // Not the quotes with other inputs, which may fail.
    const { outcome } = examination.probes.findLast((probe) => probe.id === id) ?? {}
    if (outcome?.kind === 'ok') return { state: 'confirmed', why: `${id} works` }
    const flag = missingFlag(examination, id)
    if (flag !== undefined) return { state: 'not observable', why: `needs ${flag}` }
    if (outcome === undefined) return { state: 'not observable', why: `${id} was not called` }
    const why =
      outcome.kind === 'error'
        ? `the path exists (${outcome.code}), and no success shows the rest`
        : `${id} gave no success`
    return { state: 'not observable', why }
  }
}

const quoteWorks = routeRule('card.quote')

/** A quote of another purchase than the requested one contradicts the assumption. */
function quote(evidence: Evidence): Verdict {
  const differences = quoteDifferences(evidence.examination)
  if (differences.length === 0) return quoteWorks(evidence)
  return { state: 'contradicted', why: differences.map(({ words }) => words).join('; ') }
}

/** A service that does not read a field may price a default instead. */
function quoteFields(evidence: Evidence): Verdict {
  const unread = quoteDifferences(evidence.examination).filter(({ field }) =>
    Object.hasOwn(defaultFieldNames, field),
  )
  if (unread.length === 0) return quoteWorks(evidence)
  const names = unread.map(({ field }) => field).join(', ')
  return { state: 'not observable', why: `the quote has another ${names}: see card.quote` }
}

/** How each assumption is judged, unless a contradiction was found on the way. */
export const rules: Readonly<Record<AssumptionId, Rule>> = {
  'card.fields': quoteFields,
  'card.required': unseen('the client always sends every field'),
  'card.quote': quote,
  'card.idempotency': unseen('only a repeated purchase shows it: ask the service'),
  'card.errors': errorRule(['card.quote', 'card.checkout']),
  'card.payment_methods': paymentMethods,
  'card.devices': unseen('depends on the browser'),
  'card.precision': precision,
  'card.tokens': unseen('the service decides for each pair'),
  'card.markets': unseen('the service decides for each country'),
  'card.limits': unseen('depends on the amount: the service decides'),
  'order.amount': orderAmount,
  'card.euro_area': unseen('a default of the client'),
  'card.regions': unseen('a default of the client'),
  'order.moves': unseen('an order shows it over time: use --watch-order'),
  'order.scope': unseen('needs a second key'),
  'accounts.register': routeRule('virtualAccounts.register'),
  'accounts.terms': routeRule('virtualAccounts.termsOfService'),
  'accounts.verification': routeRule('virtualAccounts.identityVerification'),
  'accounts.status': routeRule('virtualAccounts.status'),
  'accounts.errors': errorRule([
    'virtualAccounts.list',
    'virtualAccounts.register',
    'virtualAccounts.termsOfService',
    'virtualAccounts.identityVerification',
    'virtualAccounts.status',
  ]),
  'accounts.instructions': instructions,
  'accounts.opening': opening,
  'rail.segment': routeRule('rail.config'),
  'rail.errors': errorRule(['rail.config']),
  'rail.webview': unseen('needs an authorization of your server'),
  'rail.callbacks': unseen('only the service receives callbacks'),
  'fx.direction': rates,
  'fx.errors': errorRule(['fx.rates']),
  'auth.origin': unseen("depends on the key's allowlist: compare runs with and without --origin"),
  'errors.envelope': errorEnvelope,
  'errors.request_id': requestId,
  'errors.field': errorField,
  'errors.outcome': unseen('only a failed purchase shows it'),
  'limits.rate': rateLimit,
}

/** Headers that services use for the id of a request. */
const requestIdHeader = /^x?-?(amzn-)?(request|correlation|trace)-?id$/i

function requestId({ probes, examination }: Evidence): Verdict {
  const given = requestIdHeaderOf(examination)
  const names = probes.flatMap(({ exchange }) => [...(exchange?.response?.headers.keys() ?? [])])
  if (names.includes(given.toLowerCase())) return { state: 'confirmed', why: `the header ${given}` }
  const other = names.find((name) => requestIdHeader.test(name))
  if (other === undefined) return { state: 'not observable', why: 'no header looks like one' }
  examination.found.requestIdHeader = other
  return { state: 'contradicted', why: `the header is ${other}` }
}

function rateLimit({ probes }: Evidence): Verdict {
  const limited = probes.filter(({ outcome }) => 'status' in outcome && outcome.status === 429)
  if (limited.length === 0) return { state: 'not observable', why: 'no limit was reached' }
  const isStated = limited.every(({ exchange }) => exchange?.response?.headers.has('retry-after'))
  return isStated
    ? { state: 'confirmed', why: 'a 429 carries Retry-After' }
    : {
        state: 'contradicted',
        why: 'a 429 without Retry-After: the client waits by its own schedule',
      }
}
