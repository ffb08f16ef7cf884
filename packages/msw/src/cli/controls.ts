/** The controls over HTTP, each with a body that shows its use. */
export const controls = [
  ['POST', '/_simulator/reset', ''],
  ['POST', '/_simulator/clock', '{"advance_ms": 4000}'],
  ['POST', '/_simulator/orders/{id}/callbacks', '{"status": "order_cancelled"}'],
  ['POST', '/_simulator/customers/{wallet}/status', '{"status": "active"}'],
  ['POST', '/_simulator/scenario', '{"name": "declined"}, for one order with its "order_id"'],
  ['GET', '/_simulator/state', ''],
] as const
