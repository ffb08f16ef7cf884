import type { OrderRecord } from './orderRecord.ts'

/** Whether the buyer has still to pay. He has not where his payment is reviewed, or taken and not yet called back. */
export function isPayable({ order, step }: OrderRecord): boolean {
  return (
    order.status === 'payment_pending' && (step.name === 'details' || step.name === 'challenge')
  )
}
