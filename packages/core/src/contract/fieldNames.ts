import { cardCheckoutInput } from './card.ts'
import { checkNames, type FailOption } from './checkNames.ts'

/** Names of the body fields that the interface does not show. (Assumptions `card.fields`, `accounts.register`.) */
export interface FieldNames {
  /** The fiat currency of a purchase. */
  readonly currency: string
  /** The destination chain of a purchase. */
  readonly chain: string
  /** The destination token of a purchase. */
  readonly token: string
  /** The email address of a registration. */
  readonly email: string
}

/** Some of the names; the others keep their default. */
export type FieldNameOptions<Names> = { readonly [Field in keyof Names]?: string | undefined }

export const defaultFieldNames: FieldNames = {
  currency: 'currency',
  chain: 'chain',
  token: 'token',
  email: 'email',
}

/**
 * Returns the defaults with the given names in their place. Calls `failOption` for a field that does not exist, and for a
 * name that is not text.
 */
export function mergeFieldNames<Names extends object>(
  defaults: Names,
  failOption: FailOption,
  given: FieldNameOptions<Names> = {},
): { readonly [Field in keyof Names]: Names[Field] } {
  checkNames('fieldNames', given, defaults, failOption)
  const names = Object.entries(given).filter(([, name]) => name !== undefined)
  for (const [field, name] of names)
    if (!name || typeof name !== 'string') failOption(`fieldNames.${field}`, 'must be a name')
  return { ...defaults, ...Object.fromEntries(names) }
}

/** Calls `failOption` with the rule that the names break: no body field may have the name of another. */
export function checkFieldNames(fieldNames: FieldNames, failOption: FailOption): void {
  const others = Object.keys(cardCheckoutInput.shape).filter((field) => !(field in fieldNames))
  const names = [...others, ...Object.values(fieldNames)]
  const taken = names.find((name, index) => names.indexOf(name) !== index)
  if (taken !== undefined) failOption('fieldNames', `must not give two fields the name "${taken}"`)
}
