/** The names of the body fields the interface does not show. (Assumptions `superseded.proof`, `superseded.registration`.) */
export interface SupersededFieldNames {
  readonly proof: string
  readonly message: string
  readonly signature: string
  readonly email: string
}

export const defaultSupersededFieldNames: SupersededFieldNames = {
  proof: 'proof',
  message: 'message',
  signature: 'signature',
  email: 'email',
}

/**
 * Holds the names a user gives to body fields apart: a field of one body must not be taken for another. `fault` is called
 * with what they must be.
 */
export function checkSupersededFieldNames(
  { email, message, signature }: SupersededFieldNames,
  fault: (option: string, rule: string) => never,
): void {
  if (message === signature) fault('fieldNames', 'must be different names')
  if (email === 'country') fault('fieldNames.email', 'must not be "country"')
}
