/** The names of the three body fields the interface does not show. (Assumption `card.fields`.) */
export interface FieldNames {
  readonly currency: string
  readonly chain: string
  readonly token: string
}

export const defaultFieldNames: FieldNames = {
  currency: 'currency',
  chain: 'chain',
  token: 'token',
}
