import * as fc from 'fast-check'

/** Forged messages: those of the hosted page, forged orders, and any cloneable value. */
export const forgedData: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('order_completed', 'order_broadcasted', 'order_cancelled').map((status) => ({
    type: 'onramp.order_changed',
    status,
    order: { status },
  })),
  fc.uuid().map((signedAgreementId) => ({ signedAgreementId })),
  fc.anything({ withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  fc.constant(null).map(cyclic),
  fc.nat({ max: 500 }).map(deep),
  fc.nat({ max: 300_000 }).map((length) => 'x'.repeat(length)),
  fc.nat({ max: 20_000 }).map((length) => Array.from({ length }, (_, index) => index)),
  fc.nat({ max: 100_000 }).map((length) => new ArrayBuffer(length)),
  fc.constant(null).map(() => new Error('order_broadcasted')),
  fc
    .constant(null)
    .map(() => JSON.parse('{"__proto__":{"status":"order_broadcasted"}}') as unknown),
)

function cyclic() {
  const knot: Record<string, unknown> = { status: 'order_broadcasted' }
  knot['self'] = [knot, new Map([[knot, knot]])]
  return knot
}

function deep(depth: number) {
  let nested: unknown = { status: 'order_broadcasted' }
  for (let level = 0; level < depth; level++) nested = [nested]
  return nested
}
