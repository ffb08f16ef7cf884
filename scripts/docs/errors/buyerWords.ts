import { routes } from '@onramp-kit/core/contract'
import { isOwnerError } from '@onramp-kit/core/internal'
import { rejections } from '../../../packages/core/src/contract/errors.ts'
import { outcomeOf } from '../../../packages/core/src/transport/outcome.ts'
import { en } from '../../../packages/react/src/messages/en/en.ts'

/** Where a buyer meets an error: a request of a component. */
export const places = {
  purchase: { operation: 'card.checkout', where: '`<Checkout>`, after the buyer continues to pay' },
  order: { operation: 'card.orders.get', where: '`<OrderStatus>`' },
  accounts: { operation: 'virtualAccounts.status', where: '`<BankDeposit>`, when it loads' },
  registration: {
    operation: 'virtualAccounts.register',
    where: '`<BankDeposit>`, after the buyer signs up',
  },
  deposit: { operation: 'rail.config', where: '`<CryptoDeposit>`, when it loads' },
} as const

export type Place = keyof typeof places

/** An error of a request: of the service with its status, or of the client. */
export interface Failure {
  readonly code: string
  /** The class of the error. */
  readonly thrown: string
  /** @default no error of the service */
  readonly status?: number
}

type Words = readonly string[]

const { errors, trouble } = en.shared
const { missing, notShown, unknown, unreadable } = en.order.steps

/** The sentences that a component shows in place of the usual ones; none if it shows no error. */
const wordsIn: Readonly<Record<Place, (failure: Failure) => Words>> = {
  purchase(failure) {
    const again = failure.code === 'rate_limited' ? [errors.rate_limited_vaguely] : []
    if (isUnknown('purchase', failure)) return [unknown.title, unknown.text, ...again]
    return [isOwners(failure) ? errors.setup : en.checkout.notAccepted.other]
  },
  order(failure) {
    const { code, status = 500 } = failure
    if (code === 'order_not_found') return [missing.title, missing.textElsewhere]
    if (status === 429 || status >= 500) return [trouble]
    return [unreadable.title, isOwners(failure) ? en.order.setup : unreadable.text]
  },
  accounts: (failure) =>
    // The form.
    failure.code === 'customer_not_registered' ? [] : explain(failure, en.bank.loadFailed),
  registration(failure) {
    const { code } = failure
    // The next step.
    if (code === 'already_registered') return []
    if (code === 'email_already_in_use') return [en.bank.emailTaken]
    const isLost = isUnknown('registration', failure) && code !== 'rate_limited'
    return isLost ? [en.bank.registerLost] : explain(failure, en.bank.registerLost)
  },
  deposit: (failure) => explain(failure, errors.other),
}

const isOwners = ({ code, thrown }: Failure) => isOwnerError({ name: thrown, code })

/** Whether the service may have acted, as far as a browser knows. */
function isUnknown(place: Place, { code, status }: Failure): boolean {
  const browser = { mayResend: () => true, rejections }
  const response = status === undefined ? {} : { status, code }
  return (
    outcomeOf(browser, routes[places[place].operation], { isSent: true, ...response }) === 'unknown'
  )
}

function explain(failure: Failure, other: string): Words {
  const { code } = failure
  if (isOwners(failure)) return [errors.setup]
  if (code === 'rate_limited') return [errors.rate_limited_vaguely]
  return [code === 'validation_error' || code === 'network_error' ? errors[code] : other]
}

/** Returns the sentences that a component shows after an error; none if it cannot occur there, or shows no error. */
export function buyerWords(place: Place, failure: Failure): Words {
  const listed: Words = routes[places[place].operation].errors
  const mayOccur = listed.includes(failure.code) || lostResponses.includes(failure.code)
  return mayOccur ? wordsIn[place](failure) : []
}

/** Codes of the client for a response that did not arrive or cannot be read, of any request. */
export const lostResponses: readonly string[] = [
  'network_error',
  'timeout',
  'unreadable_answer',
  'foreign_envelope',
  'unexpected_answer',
]

type Row = readonly [where: string, words: Words]

/** Where components show the errors that come from no response. */
export const elsewhere: Readonly<Record<string, readonly Row[]>> = {
  invalid_input: [
    ['`<Checkout>`, for an invalid `wallet`', [en.checkout.wallet]],
    ['`<BankDeposit>`, for an invalid `wallet`', [en.bank.wallet]],
  ],
  request_not_sent: [[places.purchase.where, [errors.setup]]],
  unsafe_hosted_url: [['`<Checkout>`', [notShown.title, notShown.text, errors.setup]]],
  authorization_missing: [['`<CryptoDeposit>`', [errors.setup]]],
  authorization_rejected: [['`<CryptoDeposit>`', [en.deposit.failed]]],
  invalid_webview_url: [['`<CryptoDeposit>`', [errors.setup]]],
}

/** What the checkout says of a field that the service names. */
const fieldRows = Object.entries(en.checkout.notAccepted)
  .filter(([field]) => field !== 'other')
  .map(([field, text]): Row => [`\`<Checkout>\`, if the service names \`${field}\``, [text]])

/** Where components show an error, and with which text: a row for each text. */
export function shownWords(failure: Failure): ReadonlyMap<string, readonly string[]> {
  const rows = (Object.keys(places) as Place[]).map(
    (place): Row => [places[place].where, buyerWords(place, failure)],
  )
  const byText = new Map<string, string[]>()
  const added = failure.code === 'validation_error' ? fieldRows : []
  for (const [where, words] of elsewhere[failure.code] ?? [...rows, ...added]) {
    // Titles have no period, and the code follows a colon.
    const text = words.map((each) => each.replace(/[^.:…]$/, '$&.')).join(' ')
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), where])
  }
  return byText
}
