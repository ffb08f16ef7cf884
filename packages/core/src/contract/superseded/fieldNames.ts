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
