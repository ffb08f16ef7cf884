import type { FieldNames } from '@onramp-kit/core'
import { type AssumptionId, defaultFieldNames, type RouteId } from '@onramp-kit/core/contract'
import type { Visit } from './call.ts'
import { type Examination, visit } from './examination.ts'

type Field = keyof FieldNames

/** Names that a field may have, and the words by which a name in a message belongs to it. */
const plausible: Readonly<
  Record<Field, { readonly words: RegExp; readonly names: readonly string[] }>
> = {
  currency: {
    words: /fiat|curr|ccy/i,
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
    words: /chain|network/i,
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
    words: /token|asset|coin/i,
    names: [
      'destination_token',
      'asset',
      'token_symbol',
      'crypto_currency',
      'destination_currency',
      'coin',
    ],
  },
  email: { words: /mail|contact/i, names: [] },
}

const fieldsOf: Readonly<Partial<Record<RouteId, readonly Field[]>>> = {
  'card.quote': ['currency', 'chain', 'token'],
  'card.checkout': ['currency', 'chain', 'token'],
  'virtualAccounts.register': ['email'],
}

/**
 * Looks for the names of body fields after a validation_error: those that its message names or, for a quote, plausible
 * ones.
 * @returns whether a name changed, so that the route should be called again
 */
export async function findFieldNames(examination: Examination, seen: Visit): Promise<boolean> {
  const { found, contradictions } = examination
  const fields = fieldsOf[seen.id] ?? []
  const named = namesIn(seen)
  let isChanged = false
  for (const field of fields) {
    const name = named.find((each) => plausible[field].words.test(each))
    if (name === undefined || name === nameOf(examination, field) || isUsed(examination, name))
      continue
    adopt(examination, field, name)
    isChanged = true
  }
  if (isChanged) return true
  const own = fields.map((field) => nameOf(examination, field))
  if (named.some((name) => !own.includes(name))) {
    const other = named.filter((name) => !own.includes(name) && !knownFields.includes(name))
    const isRequired = seen.outcome.kind === 'error' && /requir|missing/i.test(seen.outcome.message)
    if (other.length > 0 && isRequired)
      contradictions.set('card.required', `the service requires ${other.join(', ')}`)
    return false
  }
  return (
    seen.id === 'card.quote' && !Object.keys(found.fieldNames).length && tryNames(examination, seen)
  )
}

const knownFields: readonly string[] = [
  'amount',
  'country',
  'payment_method',
  'trade_type',
  'wallet',
]

/** Other text of a response becomes neither a field of a request nor code. */
const fieldName = /^\w{1,64}$/

/** Returns the field that an error names, and those in a message such as "fiat: is required; network: is required". */
function namesIn({ outcome }: Visit): readonly string[] {
  if (outcome.kind !== 'error') return []
  const { field = '', message } = outcome
  // A JSON pointer such as /data/fiat ends with the name.
  const named = /^#?\//.test(field) ? field.slice(field.lastIndexOf('/') + 1) : field
  // A sentence begins with a capital letter, and a field does not.
  const inMessage = [...message.matchAll(/(?:^|[;,.] )[`'"]?([a-z]\w*)[`'"]?(?::| is | must )/g)]
  const names = [named, ...inMessage.map(([, name = '']) => name)]
  return [...new Set(names)].filter((name) => fieldName.test(name))
}

/** Tries plausible names with the quote, one field at a time. Keeps a name that changes the response. */
async function tryNames(examination: Examination, seen: Visit): Promise<boolean> {
  const { settings, found } = examination
  // A message with an id or a time differs each time, and tells nothing.
  const isSteady = !isOtherRejection(seen, await visit(examination, 'card.quote'))
  let before = seen
  for (const field of fieldsOf['card.quote'] ?? [])
    for (const name of plausible[field].names) {
      const fieldNames = { ...settings.overrides.fieldNames, ...found.fieldNames, [field]: name }
      const tried = await visit(examination, 'card.quote', { options: { fieldNames } })
      const isSuccess = tried.outcome.kind === 'ok' || tried.outcome.kind === 'shape'
      if (!isSuccess && !(isSteady && isOtherRejection(before, tried))) continue
      before = tried
      adopt(examination, field, name)
      if (isSuccess) return true
      break
    }
  return false
}

/** Whether the service now rejects something else. */
function isOtherRejection({ outcome: a }: Visit, { outcome: b }: Visit): boolean {
  return a.kind === 'error' && b.kind === 'error' && a.code === b.code && a.message !== b.message
}

function adopt({ found, contradictions }: Examination, field: Field, name: string): void {
  found.fieldNames[field] = name
  const assumption: AssumptionId = field === 'email' ? 'accounts.register' : 'card.fields'
  const names = Object.entries(found.fieldNames).filter(
    ([each]) => (each === 'email') === (field === 'email'),
  )
  contradictions.set(
    assumption,
    names.map(([each, wireName]) => `${each} is named ${wireName}`).join(', '),
  )
}

function nameOf({ settings, found }: Examination, field: Field): string {
  return (
    found.fieldNames[field] ?? settings.overrides.fieldNames?.[field] ?? defaultFieldNames[field]
  )
}

/** Whether another field has the name already. */
function isUsed(examination: Examination, name: string): boolean {
  const names = (Object.keys(plausible) as Field[]).map((field) => nameOf(examination, field))
  return names.includes(name) || knownFields.includes(name)
}
