/**
 * Whether a value has the shape of a sample: the same kinds of values under all of the sample's
 * names. What a list holds, and what there is beside, is not looked at.
 */
export function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isRecord(sample)) return typeof value === typeof sample
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => isLike(each, value[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
