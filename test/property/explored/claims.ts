import {
  type Claim,
  isCaptured,
  isTerminal,
  type OnrampError,
  type OrderFacts,
  type SituationName,
} from '@onramp-kit/core'
import type { Tab } from './tabState.ts'
import type { World } from './world.ts'

/** What is true of the money of a purchase, by what the service holds. */
interface Truth {
  readonly isCaptured: boolean
  readonly isSent: boolean
  /** Whether something was or can be captured by a page of this purchase that was shown anywhere. */
  readonly canBeCaptured: boolean
  /** Whether the view knows that the payment was captured. */
  readonly isKnown: boolean
}

/** What each claim about money requires. */
const claims: Readonly<Record<Claim, (truth: Truth) => boolean>> = {
  nothing_charged: ({ canBeCaptured }) => !canBeCaptured,
  // Never false, but too little once the capture is known.
  may_be_charged: ({ isKnown }) => !isKnown,
  charged: (truth) => truth.isCaptured,
  sent: ({ isSent }) => isSent,
}

/** Checks everything that views say and do in the state of a world. */
export function checkState(world: World): void {
  for (const tab of world.tabs) {
    if (tab.isShown) checkClaim(world, 'checkout', tab.snapshot().situation, truthOf(tab, world))
    for (const [rule, holds] of Object.entries(rules))
      if (!holds(tab, world)) world.broken.add(rule)
  }
  for (const { id } of world.orders()) checkOrderPage(id, world)
}

function checkClaim(
  { told, broken }: World,
  by: keyof World['told'],
  { name, claim }: { readonly name: SituationName; readonly claim: Claim },
  truth: Truth,
) {
  told[by].add(name)
  if (!claims[claim](truth)) broken.add(`"${name}" claims "${claim}", which is not true`)
}

function truthOf(tab: Tab, world: World): Truth {
  const { order_id, purchase, step, situation, ...snapshot } = tab.snapshot()
  const isStored = purchase === undefined && (step === 'resuming' || step === 'unknown')
  const stored = isStored ? world.ordersOf(tab.record()?.purchaseId) : []
  const ids = [...tab.opened, ...stored, ...(order_id === undefined ? [] : [order_id])]
  return {
    ...heldOf(order_id, world),
    canBeCaptured: ids.some((id) => heldOf(id, world).canBeCaptured),
    // A stored capture counts once the order was read, or cannot be.
    isKnown: snapshot.isCaptured && situation.name !== 'resuming',
  }
}

/** What the service holds of an order. */
function heldOf(id: string | undefined, world: World): Omit<Truth, 'isKnown'> {
  const order = world.orders().find((each) => each.id === id)
  const captured = order?.status_history.some(({ status }) => isCaptured(status)) ?? false
  const isOpen = order !== undefined && order.status !== 'order_cancelled'
  return {
    isCaptured: captured,
    isSent: order?.status === 'order_broadcasted',
    canBeCaptured: captured || (isOpen && world.shown.has(order.id)),
  }
}

/** Checks what a page says that shows the order by its id, and reads it now. */
function checkOrderPage(id: string, world: World) {
  const order = world.orders().find((each) => each.id === id)
  if (order === undefined) return
  const status = world.distorted.get(id) === 'a new status' ? 'order_in_dispute' : order.status
  const held = heldOf(id, world)
  const read: OrderFacts = { order: { status }, isCaptured: held.isCaptured }
  const error = (code: string) => ({ code }) as OnrampError
  const pages: OrderFacts[] = [
    {},
    read,
    { ...read, isSlow: true },
    { error: error('order_not_found') },
    { error: error('invalid_publishable_key') },
    { hasTimedOut: true },
    { ...read, isSlow: true, hasTimedOut: true },
  ]
  for (const facts of pages) {
    const situation = world.core.situationOf(facts)
    checkClaim(world, 'page', situation, { ...held, isKnown: facts.isCaptured ?? false })
    const ofCheckout = ['pay', 'try_again', 'start_over'] as const
    if (ofCheckout.some((action) => situation.actions.includes(action)))
      world.broken.add('a page of an order offers what only a checkout can do')
  }
}

/** What holds in every state, besides the claims. */
const rules: Readonly<Record<string, (tab: Tab, world: World) => boolean>> = {
  'a view waits for nothing': ({ snapshot, isShown, post, page }) => {
    const isWaiting = ['opening', 'resuming'].includes(snapshot().step)
    const isStopped = snapshot().situation.reads === 'stopped'
    return !isShown || !isWaiting || isStopped || post !== undefined || page().timers() > 0
  },
  'a view neither reads the order nor says so': (tab, { orders }) => {
    const { order_id, order, situation } = tab.snapshot()
    const opened = orders().find(({ id }) => id === order_id)
    const isOver = opened === undefined || (order && isTerminal(order.status))
    const isSilent = tab.isShown && tab.page().timers() === 0 && situation.reads !== 'stopped'
    return isOver || !isSilent
  },
  'a view that is left keeps reading': ({ isShown, post, page }) =>
    isShown || post !== undefined || page().timers() === 0,
  'a view does not show what it has read last': ({ snapshot, lastRead }) => {
    const { order } = snapshot()
    if (lastRead === undefined) return true
    return order?.status === lastRead.status && order.source.amount === lastRead.source.amount
  },
  'a view does not say that an order differs': ({ snapshot }) => {
    const { order, situation } = snapshot()
    return !isOther(order) || /mismatched|cancelled|missing/.test(situation.name)
  },
  'an order that must not be paid is payable': ({ snapshot }) => {
    const { url, order, isCaptured: captured } = snapshot()
    return url === undefined || !(captured || isOther(order) || isEnded(order))
  },
  'an unsafe page is shown': ({ snapshot }) => !snapshot().url?.startsWith('http:'),
  'a page is offered and not shown': ({ snapshot }) => {
    const { step, url, situation } = snapshot()
    return step === 'details' || !situation.actions.includes('pay') || url !== undefined
  },
  'the end of an order is not shown': ({ snapshot }) => {
    const { order, step, situation } = snapshot()
    const ends = /^(sent|cancelled)/
    return ends.test(step) === isEnded(order) && ends.test(situation.name) === isEnded(order)
  },
  'an order that has ended stays stored': ({ snapshot, record }) => {
    const { order } = snapshot()
    return !isEnded(order) || record()?.order_id !== order?.id
  },
  'a form is shown although a purchase is stored': ({ snapshot, record }, { tabs }) =>
    tabs.length > 1 || snapshot().step !== 'details' || record() === undefined,
  'a purchase that the service has opened is forgotten': ({ snapshot, opened }) =>
    snapshot().step !== 'details' || opened.size === 0,
  'a payment that is on its way can be left': ({ snapshot }) => {
    const { order, isCaptured: captured, canStartOver, situation } = snapshot()
    const canLeave = canStartOver || situation.actions.includes('start_over')
    return !captured || isEnded(order) || !canLeave
  },
}

type Order = ReturnType<Tab['snapshot']>['order']
const isOther = (order: Order) => order?.source.amount === '70.00'
const isEnded = (order: Order) => order !== undefined && isTerminal(order.status)
