/** The ids of all that describes a field: a merchant's hint first, then ours. */
export function idList(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
