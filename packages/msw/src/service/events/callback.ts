import type { KnownOrderStatus } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { applyCallback } from '../orders/applyCallback.ts'

/** The payment rail calls back about an order. */
export function callback(
  { order_id, status }: { readonly order_id: string; readonly status: KnownOrderStatus },
  engine: Engine,
): void {
  applyCallback(engine, order_id, status)
}
