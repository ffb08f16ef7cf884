import type { FailOption } from '@onramp-kit/core/contract'

/** Names of the body fields that the interface does not show. (Assumptions `superseded.proof`, `superseded.registration`.) */
export interface SupersededFieldNames {
  /** The token that proves the wallet. */
  readonly proof: string
  /** The EIP-4361 message. */
  readonly message: string
  /** The wallet's signature of the message. */
  readonly signature: string
  /** The email address of a registration. */
  readonly email: string
}

export const defaultSupersededFieldNames: SupersededFieldNames = {
  proof: 'proof',
  message: 'message',
  signature: 'signature',
  email: 'email',
}

/** Calls `failOption` with the rule that the names break: no body field may have the name of another. */
export function checkSupersededFieldNames(
  fieldNames: SupersededFieldNames,
  failOption: FailOption,
): void {
  const { email, message, signature } = fieldNames
  if (message === signature) failOption('fieldNames', 'must be different names')
  if (email === 'country') failOption('fieldNames.email', 'must not be "country"')
}
