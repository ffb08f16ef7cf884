/** Marks a part that depends on entries of the ledger; empty without entries. */
export function assumed(ids: readonly string[] | undefined): {
  'x-assumption'?: readonly string[]
} {
  return ids?.length ? { 'x-assumption': ids } : {}
}
