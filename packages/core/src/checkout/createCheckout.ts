import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/cardCheckout.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import { isApiError, isOnrampError } from '../errors/guards.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { isTerminal } from '../orders/status.ts'
import { createSignal, type Subscribable } from '../platform/signal.ts'
import { canStartOver } from './canStartOver.ts'
import { hostedUrl } from './hostedUrl.ts'
import { type Destination, findMismatches } from './mismatch.ts'
import { createRunningOrderStore, type RunningOrder } from './runningOrder.ts'
import { type CheckoutSnapshot, emptySnapshot } from './snapshot.ts'
import { type CheckoutEvent, eventOf, transitions } from './steps.ts'

/** How long one status may last before the buyer is told that it takes longer. */
const PATIENCE = 10 * 60_000

/** How often a page that does not know whether a purchase was opened looks if another page stored it. */
const LOOK_AGAIN = 1000

/** What the buyer decides. */
export type PurchaseDetails = Omit<CardCheckoutInput, keyof Destination>

/** One wallet's purchase, from its details to its end: a store with actions, each of which may be passed around. */
export interface Checkout extends Subscribable {
  readonly getSnapshot: () => CheckoutSnapshot
  /** What a server draws, and the first draw of a client that takes over from it. */
  readonly getServerSnapshot: () => CheckoutSnapshot
  /**
   * Opens the purchase: one POST for each call that finds the step `details`, none otherwise. If a running order of this
   * wallet is stored, by another tab say, that one is followed instead. Never rejects: what went wrong is in the
   * snapshot.
   */
  readonly open: (details: PurchaseDetails) => Promise<void>
  /** The buyer's own decision to send the same purchase again, in step `unknown`. */
  readonly openAgain: () => Promise<void>
  /** Leaves this purchase for a new one, where `canStartOver` allows it. */
  readonly startOver: () => void
  /** Reads the order soon: the hosted page said that something happened. */
  readonly hint: () => void
  /** Follows the order again after an error ended that. */
  readonly refresh: () => void
}

/**
 * The checkout's controller. The order is followed while somebody is subscribed.
 *
 * @example
 * const checkout = createCheckout(onramp, { wallet, chain: 8453, token: 'USDC' })
 * checkout.subscribe(() => draw(checkout.getSnapshot()))
 * await checkout.open({ amount: '50', currency: 'USD', country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT' })
 */
export function createCheckout(client: OnrampClient, destination: Destination): Checkout {
  const { clock } = client.platform
  const store = createRunningOrderStore(client, destination)
  const changes = createSignal()
  const hints = createSignal()
  let running: RunningOrder | undefined
  let snapshot = emptySnapshot
  let subscribers = 0
  let following: AbortController | undefined
  let cancelTimer = () => {}

  function patch(part: Partial<CheckoutSnapshot>) {
    const next = { ...snapshot, ...part }
    snapshot = { ...next, canStartOver: canStartOver(next) }
    changes.emit()
  }

  function move(event: CheckoutEvent, part: Partial<CheckoutSnapshot> = {}): boolean {
    const step = transitions[snapshot.step][event]
    if (step !== undefined) patch({ error: undefined, ...part, step })
    return step !== undefined
  }

  /** Takes over what is stored, if anything is: nothing new may be opened beside it. */
  function adopt(): boolean {
    const stored = store.read()
    if (stored === undefined) return false
    const { order_id } = stored
    if (!(order_id === null ? move('unsure') : move('found', { order_id }))) return false
    running = stored
    follow()
    return true
  }

  async function open(details: PurchaseDetails) {
    if (adopt()) return
    const purchase = { ...details, ...destination }
    if (!move('submit', { purchase })) return
    running = store.write(null)
    const opened = await client.card.checkout(purchase).catch((error: OnrampError) => error)
    if (isOnrampError(opened)) {
      if (opened.outcome === 'none') store.clear()
      move(opened.outcome === 'none' ? 'refused' : 'lost', { error: opened })
      follow()
      return
    }
    running = store.write(opened.order_id)
    move('opened', { order_id: opened.order_id, ...hostedUrl(opened.url) })
    follow()
  }

  function follow() {
    stopFollowing()
    if (subscribers === 0 || isDone()) return
    if (snapshot.step === 'unknown') lookAgain()
    if (running?.order_id == null) return
    const controller = new AbortController()
    following = controller
    awaitPatiently(running.created_at)
    void readUntilDone(running.order_id, running, controller.signal)
  }

  async function readUntilDone(id: string, asked: RunningOrder, signal: AbortSignal) {
    const onTrouble = (trouble: OnrampError | undefined) => {
      if (!signal.aborted) patch({ trouble })
    }
    const options = { signal, openedAt: asked.created_at, hints, onTrouble }
    try {
      const orders = client.card.orders.watch({ id, wallet: asked.wallet }, options)
      for await (const order of orders) {
        // A reply may have been on its way when the buyer started over.
        if (signal.aborted) return
        take(order, asked)
      }
      if (!isDone()) move('slow')
    } catch (error) {
      if (signal.aborted || !isOnrampError(error)) return
      if (isApiError(error, 'order_not_found') && move('missing', emptySnapshot)) store.clear()
      else patch({ error })
    }
  }

  /** What this page does not know, the page that opened the purchase may have stored meanwhile. */
  function lookAgain() {
    cancelTimer = clock.setTimeout(() => {
      const isElsewhere = snapshot.purchase === undefined
      if (isElsewhere && store.read() === undefined) move('restart', emptySnapshot)
      else if (snapshot.step === 'unknown' && !adopt()) lookAgain()
    }, LOOK_AGAIN)
  }

  function take(order: CardOrder, asked: RunningOrder) {
    const isNewStatus = order.status !== snapshot.order?.status
    const isFirst = snapshot.order === undefined
    const part = { order, mismatches: findMismatches(asked, order), trouble: undefined }
    // Once captured or over, the page has nothing left to pay.
    const url = order.status === 'payment_pending' ? snapshot.url : undefined
    if (!move(eventOf(order.status), { ...part, url })) patch(part)
    if (isDone()) {
      cancelTimer()
      store.clear()
    } else if (isNewStatus && !isFirst) awaitPatiently(clock.now())
  }

  function awaitPatiently(since: number) {
    cancelTimer()
    const left = Math.max(0, since + PATIENCE - clock.now())
    cancelTimer = clock.setTimeout(() => move('slow'), left)
  }

  function stopFollowing() {
    following?.abort()
    cancelTimer()
  }

  const isDone = () => snapshot.order !== undefined && isTerminal(snapshot.order.status)

  adopt()
  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => emptySnapshot,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      subscribers += 1
      if (subscribers === 1) follow()
      return () => {
        unsubscribe()
        subscribers -= 1
        if (subscribers === 0) stopFollowing()
      }
    },
    open,
    async openAgain() {
      if (snapshot.step === 'unknown' && snapshot.purchase) await open(snapshot.purchase)
    },
    startOver() {
      // In `unknown` the order may meanwhile have been stored by the tab that opened it.
      if (!snapshot.canStartOver || (snapshot.step === 'unknown' && adopt())) return
      stopFollowing()
      store.clear()
      running = undefined
      move('restart', emptySnapshot)
    },
    hint: () => hints.emit(),
    refresh() {
      patch({ error: undefined })
      follow()
    },
  }
}
