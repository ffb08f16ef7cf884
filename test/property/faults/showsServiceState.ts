import type { CheckoutStep } from '@onramp-kit/core'
import type { KnownOrderStatus } from '@onramp-kit/core/contract'
import type { Visit } from './visit.ts'
import type { World } from './world.ts'

const stepsOf: Readonly<Record<KnownOrderStatus, readonly CheckoutStep[]>> = {
  payment_pending: ['paying', 'processing'],
  order_completed: ['settling', 'processing'],
  order_broadcasted: ['sent'],
  order_cancelled: ['cancelled'],
}

/** Whether a page shows what the service holds: its order, no order, or an unknown outcome. */
export function showsServiceState(visit: Visit, { service, purchases }: World): boolean {
  const { step, order_id, order, error } = visit.checkout.getSnapshot()
  if (visit.expects !== undefined && order_id !== visit.expects) return false
  if (step === 'details') return order === undefined && !purchases.mustDoubt(visit)
  if (step === 'unknown') return !visit.isRejected && purchases.isInDoubt(visit)
  const held = service.state().orders.find(({ id }) => id === order_id)
  return (
    held !== undefined &&
    error === undefined &&
    order?.status === held.status &&
    stepsOf[held.status_history.at(-1)?.status ?? 'payment_pending'].includes(step)
  )
}
