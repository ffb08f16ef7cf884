import type { Tab } from './tabState.ts'
import type { World } from './world.ts'

const SECOND = 1000
const DAY = 24 * 3_600_000

/** What the view of a tab shows, and what it does without the buyer. */
export function view({ snapshot, isShown, page, post }: Tab): string {
  const { step, order, url, isCaptured, mismatches, error, situation } = snapshot()
  return [
    isShown ? 'shown' : 'left',
    step,
    order?.status,
    isCaptured ? 'captured' : '',
    url ? 'page' : '',
    mismatches.length > 0 ? 'mismatched' : '',
    error?.outcome,
    situation.name,
    situation.reads,
    situation.actions.join('+'),
    post ? 'posts' : '',
    page().timers(),
  ].join()
}

/**
 * Describes a world. Two worlds with the same text count as one state: what views show, the stored records, what the service
 * holds of the orders that something refers to, and ages as far as the controller compares them.
 */
export function canonical(world: World): string {
  const { tabs, device, shown, distorted, inReview, left } = world
  const label = labelsOf(world)
  const tabTexts = tabs.map((tab) =>
    [
      tab.wallet,
      view(tab),
      label(tab.snapshot().order_id),
      label(tab.post?.orderId),
      tab.opened.size > 0 ? 'opened' : '',
    ].join(),
  )
  const records = tabs.map((tab) => {
    const record = tab.record()
    if (!record) return ''
    const { order_id, created_at, captured, not_found } = record
    const age = device.now() - created_at
    return [
      label(order_id),
      order_id === null && age >= 20 * SECOND ? 'timed out' : '',
      age >= DAY ? 'a day old' : '',
      captured ? 'captured' : '',
      not_found ? 'not found' : '',
    ].join()
  })
  const orders = world
    .orders()
    .map(({ id, status, status_history }) =>
      label(id) === ''
        ? ''
        : [
            label(id),
            status,
            status_history.some((each) => each.status === 'order_completed') ? 'captured' : '',
            shown.has(id) ? 'shown' : '',
            left.has(id) ? 'left' : '',
            distorted.get(id),
            inReview.has(id) && status === 'payment_pending' ? 'in review' : '',
          ].join(),
    )
  return [...tabTexts.toSorted(), ...new Set(records), ...orders.filter(Boolean)].join(' | ')
}

/** Numbers the orders that something refers to. The others no longer matter. */
function labelsOf(world: World) {
  const referred = new Set(
    world.tabs.flatMap((tab) => [
      tab.snapshot().order_id,
      tab.post?.orderId,
      tab.record()?.order_id,
    ]),
  )
  const ids = world
    .orders()
    .map(({ id }) => id)
    .filter((id) => referred.has(id))
  return (id: string | null | undefined) => (id && ids.includes(id) ? `#${ids.indexOf(id)}` : '')
}
