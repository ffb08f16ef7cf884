const DAY = 86_400_000
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** The order in a stored text, parsed by hand; `undefined` if it is invalid or too old. */
export function isRecord(
  text: string,
  now: number,
): { readonly order_id: string | null } | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const record = value as Record<string, unknown>
  const { v, order_id, chain, created_at, captured, not_found } = record
  const texts = ['purchaseId', 'token', 'amount', 'currency', 'trade_type'] as const
  const isOne =
    typeof v === 'number' &&
    texts.every((name) => typeof record[name] === 'string') &&
    Number.isFinite(chain) &&
    typeof created_at === 'number' &&
    Number.isFinite(created_at) &&
    (captured === undefined || typeof captured === 'boolean') &&
    (not_found === undefined || typeof not_found === 'boolean') &&
    now - created_at < DAY
  if (!isOne) return undefined
  return order_id === null || (typeof order_id === 'string' && uuid.test(order_id))
    ? { order_id }
    : undefined
}
