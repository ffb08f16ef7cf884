/** The mark of what rests on entries of the ledger; nothing where nothing does. */
export function assumed(ids: readonly string[] | undefined): {
  'x-assumption'?: readonly string[]
} {
  return ids?.length ? { 'x-assumption': ids } : {}
}
