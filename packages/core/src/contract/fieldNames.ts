import { cardCheckoutInput } from './card.ts'

/** The names of the body fields the interface does not show. (Assumptions `card.fields`, `accounts.register`.) */
export interface FieldNames {
  readonly currency: string
  readonly chain: string
  readonly token: string
  readonly email: string
}

export const defaultFieldNames: FieldNames = {
  currency: 'currency',
  chain: 'chain',
  token: 'token',
  email: 'email',
}

/**
 * Holds the names a user gives to body fields apart: a field must not be taken for another. `fault` is called with what
 * they must be.
 */
export function checkFieldNames(
  fieldNames: FieldNames,
  fault: (option: string, rule: string) => never,
): void {
  const names = Object.values(fieldNames)
  if (new Set(names).size !== names.length) fault('fieldNames', 'must be different names')
  const taken = names.find(
    (name) => Object.hasOwn(cardCheckoutInput.shape, name) && !Object.hasOwn(fieldNames, name),
  )
  if (taken !== undefined)
    fault('fieldNames', `must not name "${taken}", another field of the body`)
}
