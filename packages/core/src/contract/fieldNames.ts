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
