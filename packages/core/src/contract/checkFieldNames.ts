import { cardCheckoutInput } from './cardCheckout.ts'
import type { FieldNames } from './fieldNames.ts'

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
