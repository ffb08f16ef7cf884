import type { Engine } from '../engine.ts'
import { walletMethods } from '../hostedPage/payment/walletMethods.ts'
import { applyCallback } from '../orders/applyCallback.ts'
import { attemptPayment } from '../orders/attemptPayment.ts'
import { isPayable } from '../orders/isPayable.ts'
import { effectsOf } from '../scenario/effects.ts'

const card = { brand: 'visa', lastFour: '4242' }

/**
 * The buyer acts by himself, as the scenario that is in force by then has it. Paying is left to
 * whoever has opened the hosted page.
 */
export function buyer({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (!record || !isPayable(record)) return
  const does = effectsOf(engine, record).buyer?.does
  if (does === 'cancel') applyCallback(engine, order_id, 'order_cancelled')
  if (does === 'pay' && !record.opened) {
    attemptPayment(engine, record, walletMethods.has(record.paymentMethod) ? null : card)
  }
}
