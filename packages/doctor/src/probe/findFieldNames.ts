import type { FieldNames } from '@onramp-kit/core'
import { type AssumptionId, type RouteId, routes } from '@onramp-kit/core/contract'
import { type PathWords, pathWords, similarity } from '../derive/names.ts'
import type { Probe } from './call.ts'
import { type Examination, probe, wireNameOf } from './examination.ts'
import { namesInError } from './namesInError.ts'
import { isUnavailable, parseJson } from './outcome.ts'

type Field = keyof FieldNames
type Names = Readonly<Partial<Record<Field, string>>>

/** What a name of a field means, and names to try if an error mentions none. */
const plausible: Readonly<
  Record<
    Field,
    { readonly words: PathWords; readonly part: RegExp; readonly names: readonly string[] }
  >
> = {
  currency: {
    words: pathWords(['fiat_currency']),
    part: /fiat|curr|ccy/i,
    names: [
      'fiat_currency',
      'source_currency',
      'currency_code',
      'fiat',
      'payment_currency',
      'fiatCurrency',
    ],
  },
  chain: {
    words: pathWords(['destination_chain']),
    part: /chain|network/i,
    names: [
      'chain_id',
      'destination_chain',
      'network',
      'chainId',
      'destination_chain_id',
      'blockchain',
    ],
  },
  token: {
    words: pathWords(['destination_token']),
    part: /token|asset|coin|crypto|symbol|ticker/i,
    names: [
      'destination_token',
      'asset',
      'token_symbol',
      'crypto_currency',
      'destination_currency',
      'coin',
    ],
  },
  email: { words: pathWords(['email']), part: /mail|contact/i, names: [] },
}

const fieldsOf: Readonly<Partial<Record<RouteId, readonly Field[]>>> = {
  'card.quote': ['currency', 'chain', 'token'],
  'card.checkout': ['currency', 'chain', 'token'],
  'virtualAccounts.register': ['email'],
}

/** Fields of the bodies that no override renames. */
const knownFields: readonly string[] = [
  'amount',
  'country',
  'payment_method',
  'trade_type',
  'wallet',
]

/** All orders of three names, and some with a word too many. One more call follows with the best of them. */
const MAX_ATTEMPTS = 24
/** Purchases and registrations, each after an error which proves that the service did not act. The same call follows. */
const MAX_POSTS = 6

/** A sentence or an object of an error about fields that the service does not know. */
const unwanted =
  /unrecogni[sz]ed|unknown|unexpected|additional propert|extra (?:fields|inputs)|should not exist/i

/** Statuses of an error that is not about the fields. */
const blocked: readonly number[] = [401, 403, 408]

/** A name that no service reads. */
const UNREAD = 'onramp_doctor_unread'

/** Scores of a name that means nothing, that means the field in part, and of the field's own name if it is mentioned. */
const OPAQUE = 0.3
const PARTLY = 1
const OWN = 1.8
/** Decides between names that mean the same. */
const IN_ORDER = 0.01

interface Attempt {
  readonly names: Names
  /** Whether the service then rejected something else. */
  isBetter: boolean
}

/** Searches the names of a route's body fields. */
interface FieldNameSearch {
  /**
   * Adopts other names after an error. Returns whether the route should be called again.
   * @param mayRepeat whether the error proves that a repeat is safe. Otherwise it ends the search.
   */
  next(seen: Probe, mayRepeat: boolean): Promise<boolean>
}

/**
 * Creates a search for the names of a route's body fields, after errors that reject the body. It tries the names that the
 * errors mention, the likeliest assignment first: by meaning, then by order and elimination. For a quote whose errors
 * mention none, it tries plausible names.
 */
export function createFieldNameSearch(examination: Examination, id: RouteId): FieldNameSearch {
  const { found, clean } = examination
  // What another route has shown stays.
  const fields = quoteWorks(examination, id)
    ? []
    : (fieldsOf[id] ?? []).filter((field) => found.fieldNames[field] === undefined)
  const own = Object.fromEntries(
    (Object.keys(plausible) as Field[]).map((field) => [field, wireNameOf(examination, field)]),
  ) as Record<Field, string>
  const mentioned = new Set<string>()
  /** The fields whose own names the service does not know. */
  const unknown = new Set<Field>()
  const attempts: Attempt[] = []
  let first: Probe | undefined
  let isSettled = false

  const isMeant = (word: string) => fields.some((field) => meaning(field, word) > 0)

  function namesIn({ exchange, outcome }: Probe): readonly string[] {
    const field = outcome.kind === 'error' ? outcome.field : undefined
    const body = [{ field }, parseJson(exchange?.response?.body ?? '')]
    return namesInError(body, isMeant).filter(
      (name) => !knownFields.includes(name) && clean(name) === name,
    )
  }

  /**
   * Whether to try a name for a field. A purchase or a registration without a field that the service does not require would
   * succeed, with the value of the field under another name.
   */
  function mayBe(field: Field, name: string): boolean {
    return routes[id].idempotent || plausible[field].part.test(name) || unknown.has(field)
  }

  /** Lists assignments of the mentioned names to the fields, the likeliest first. */
  function assignments(): readonly Names[] {
    const order = [...mentioned]
    let all: readonly Names[] = [{}]
    for (const field of fields)
      all = all.flatMap((names) => [
        ...order
          .filter((name) => name !== own[field] && mayBe(field, name))
          .map((name) => ({ ...names, [field]: name })),
        names,
      ])
    const score = (names: Names) => {
      const places = fields.map((field) => order.indexOf(names[field] ?? own[field]))
      const inOrder = places.filter((place, index) => index > 0 && place > (places[index - 1] ?? 0))
      return fields.reduce((sum, field) => {
        const name = names[field]
        if (name === undefined) return sum + (mentioned.has(own[field]) ? OWN : 0)
        return sum + (meaning(field, name) || OPAQUE)
      }, inOrder.length * IN_ORDER)
    }
    return [...new Map(all.map((names) => [JSON.stringify(names), names])).values()]
      .filter((names) => {
        const merged = Object.values({ ...own, ...names })
        return Object.keys(names).length > 0 && new Set(merged).size === merged.length
      })
      .map((names) => ({ names, score: score(names) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ names }) => names)
  }

  /** Whether an error is no longer about the names that were tried, nor about those they replaced. */
  function isBetter(names: Names, seen: Probe): boolean {
    const { outcome } = seen
    if (outcome.kind !== 'error' && outcome.kind !== 'foreign') return false
    // A gateway or a proxy may block a request without a look at its fields.
    if (isUnavailable(outcome.status) || blocked.includes(outcome.status)) return false
    const status = first && 'status' in first.outcome ? first.outcome.status : undefined
    if (outcome.kind === 'foreign' && outcome.status !== status) return false
    const replaced = (Object.keys(names) as Field[]).map((field) => own[field])
    const about = namesIn(seen)
    return (
      seen.exchange?.response?.body !== first?.exchange?.response?.body &&
      ![...Object.values(names), ...replaced].some((name) => about.includes(name))
    )
  }

  function use(names: Names): void {
    for (const field of fields) delete found.fieldNames[field]
    Object.assign(found.fieldNames, names)
    noteNames(examination, id)
  }

  /** Keeps the names with which the service rejected something else, or none. */
  function settle(): boolean {
    isSettled = true
    const sizeOf = ({ names }: Attempt) => Object.keys(names).length
    const [best] = attempts
      .filter((each) => each.isBetter)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const isOther = best !== attempts.at(-1)
    use(best?.names ?? {})
    return isOther
  }

  /** Ends the search without names, because the rate limit hides whether they are right. */
  function stop(): false {
    isSettled = true
    use({})
    noteLimit(examination, id)
    return false
  }

  return {
    async next(seen, mayRepeat) {
      const last = attempts.at(-1)
      if (seen.outcome.kind === 'ok' || seen.outcome.kind === 'shape') return false
      if (last !== undefined && isLimited(seen)) return stop()
      if (isSettled) return mayRepeat && end(seen)
      if (last === undefined && (!mayRepeat || !rejectsBody(seen))) return false
      first ??= seen
      if (last !== undefined) last.isBetter = isBetter(last.names, seen)
      if (!mayRepeat) {
        settle()
        return false
      }
      for (const name of namesIn(seen)) mentioned.add(name)
      for (const field of fields) if (isUnknown(own[field], seen)) unknown.add(field)
      const tried = new Set(attempts.map(({ names }) => JSON.stringify(names)))
      const limit = routes[id].idempotent ? MAX_ATTEMPTS : MAX_POSTS
      const names = assignments().find((each) => !tried.has(JSON.stringify(each)))
      // An error of another kind is past the names, or the service is down.
      const isError = seen.outcome.kind === 'error' || seen.outcome.kind === 'foreign'
      const isPast = !isError || (last?.isBetter === true && !rejectsBody(seen))
      if (isPast || names === undefined || attempts.length === limit) return settle() || end(seen)
      attempts.push({ names, isBetter: false })
      use(names)
      return true
    },
  }

  function noteRequired(names: readonly string[]): void {
    const why = `the service requires ${names.join(', ')}`
    const { contradictions } = examination
    if (id !== 'virtualAccounts.register') return void contradictions.set('card.required', why)
    const before = contradictions.get('accounts.register')
    contradictions.set('accounts.register', before === undefined ? why : `${before}; ${why}`)
  }

  /** Tries plausible names, or notes the fields that the service requires and the client does not know. */
  async function end(seen: Probe): Promise<boolean> {
    if (!rejectsBody(seen)) return false
    const mayTry = id === 'card.quote' && Object.keys(found.fieldNames).length === 0
    if (mayTry && seen.outcome.kind === 'error' && (await tryNames(examination, seen))) return true
    const names = Object.values({ ...own, ...found.fieldNames })
    const other = namesIn(seen).filter((name) => !names.includes(name))
    if (other.length > 0 && /requir|missing/i.test(seen.exchange?.response?.body ?? ''))
      noteRequired(other)
    return false
  }
}

/** Whether an error may be about the fields of the body. */
function rejectsBody({ id, outcome }: Probe): boolean {
  if (fieldsOf[id] === undefined) return false
  if (outcome.kind === 'error' && outcome.code === 'validation_error') return true
  const isListed =
    outcome.kind === 'error' && routes[id].errors.some((code) => code === outcome.code)
  const isError = outcome.kind === 'error' || outcome.kind === 'foreign'
  return isError && !isListed && (outcome.status === 400 || outcome.status === 422)
}

/** Whether the quote works, whose body has the fields of the purchase. */
function quoteWorks({ probes }: Examination, id: RouteId): boolean {
  const quote = probes.findLast((each) => each.id === 'card.quote')
  return id === 'card.checkout' && /^(?:ok|shape)$/.test(quote?.outcome.kind ?? '')
}

/** Whether an error says that the service does not know a name. */
function isUnknown(name: string, { exchange }: Probe): boolean {
  const text = exchange?.response?.body ?? ''
  return text
    .split(/[.!?;]\s|[{}\n]/)
    .some((part) => unwanted.test(part) && part.split(/\W+/).includes(name))
}

function meaning(field: Field, name: string): number {
  const { words, part } = plausible[field]
  return similarity(words, pathWords([name])) || (part.test(name) ? PARTLY : 0)
}

/** Tries plausible names with the quote, one field at a time. Keeps a name that the service reads, by its response. */
async function tryNames(examination: Examination, seen: Probe): Promise<boolean> {
  const { settings, found } = examination
  let before = seen
  for (const field of fieldsOf['card.quote'] ?? []) {
    const own = wireNameOf(examination, field)
    const send = (name: string) => {
      const fieldNames = { ...settings.overrides.fieldNames, ...found.fieldNames, [field]: name }
      return probe(examination, 'card.quote', { options: { fieldNames } })
    }
    const missing = await send(UNREAD)
    if (isLimited(missing)) {
      noteLimit(examination, 'card.quote')
      return false
    }
    // The service reads the own name, or its messages differ each time, such as by an id, and tell nothing.
    if (compareErrors(before, missing, [own, UNREAD]) !== 'same') continue
    for (const name of plausible[field].names) {
      const tried = await send(name)
      if (isLimited(tried)) {
        noteLimit(examination, 'card.quote')
        return false
      }
      const isSuccess = tried.outcome.kind === 'ok' || tried.outcome.kind === 'shape'
      if (!isSuccess && compareErrors(missing, tried, [name, UNREAD, own]) !== 'other') continue
      before = tried
      found.fieldNames[field] = name
      noteNames(examination, 'card.quote')
      if (isSuccess) return true
      break
    }
  }
  return false
}

/** Compares the messages of two errors with the same code, apart from the names that were sent. */
function compareErrors(
  { outcome: a }: Probe,
  { outcome: b }: Probe,
  names: readonly string[],
): 'same' | 'other' | undefined {
  if (a.kind !== 'error' || b.kind !== 'error' || a.code !== b.code) return undefined
  const [before, after] = [a, b].map(({ message }) =>
    names.reduce((text, name) => text.replaceAll(name, ''), message),
  )
  return before === after ? 'same' : 'other'
}

function isLimited({ outcome }: Probe): boolean {
  return 'status' in outcome && outcome.status === 429
}

/** Notes for the report that the rate limit ended the search. */
function noteLimit(examination: Examination, id: RouteId): void {
  const why = 'rate limited during the search: run again later'
  examination.unfinished.set(fieldsAssumption(id), why)
}

/** The assumption about the names of a route's body fields. */
function fieldsAssumption(id: RouteId): AssumptionId {
  return id === 'virtualAccounts.register' ? 'accounts.register' : 'card.fields'
}

/** Notes the names that were found for the report. */
function noteNames({ found, contradictions }: Examination, id: RouteId): void {
  const fields = fieldsOf[id] ?? []
  const assumption = fieldsAssumption(id)
  const names = fields.flatMap((field) => {
    const name = found.fieldNames[field]
    return name === undefined ? [] : [`${field} is named ${name}`]
  })
  if (names.length > 0) contradictions.set(assumption, names.join(', '))
  else contradictions.delete(assumption)
}
