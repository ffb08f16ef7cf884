import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/cardCheckout.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import { isApiError, isOnrampError } from '../errors/guards.ts'
import { InputError } from '../errors/InputError.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { PATIENCE } from '../orders/pace.ts'
import { createLateness, isCaptured, isTerminal } from '../orders/status.ts'
import { pageLock } from '../platform/lock.ts'
import { createSignal } from '../platform/signal.ts'
import { checkWallet } from '../wallet/checkWallet.ts'
import type { Checkout } from './checkout.ts'
import { createCheckoutState } from './checkoutState.ts'
import { hostedUrl } from './hostedUrl.ts'
import { type Destination, findMismatches } from './mismatch.ts'
import { createRunningOrderStore, type RunningOrder } from './runningOrder.ts'
import { type CheckoutSnapshot, emptySnapshot } from './snapshot.ts'
import { eventOf } from './steps.ts'

/** How long an order may not have been read before the buyer is told that it takes longer. */
const LOOKUP_PATIENCE = 60_000

/** How often a page that does not know whether a purchase was opened looks if another page stored it. */
const LOOK_AGAIN = 1000

/**
 * The checkout's controller. The order is followed while somebody is subscribed.
 *
 * @example
 * const checkout = createCheckout(onramp, { wallet, chain: 8453, token: 'USDC' })
 * checkout.subscribe(() => draw(checkout.getSnapshot()))
 * await checkout.open({ amount: '50', currency: 'USD', country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT' })
 */
export function createCheckout(client: OnrampClient, destination: Destination): Checkout {
  const { clock, lock = pageLock } = client.platform
  const store = createRunningOrderStore(client, destination)
  const issues = checkWallet(destination.wallet)
  const obstacle = issues.length > 0 ? new InputError('card.checkout', issues) : undefined
  const blank: CheckoutSnapshot = { ...emptySnapshot, obstacle }
  const { get, patch, move, changes } = createCheckoutState(blank)
  const hints = createSignal()
  let running: RunningOrder | undefined
  let isLate = createLateness()
  let statusSince = 0
  let subscribers = 0
  let following: AbortController | undefined
  let cancelTimer = () => {}

  /** Takes over what is stored, if anything is: nothing new may be opened beside it. */
  function adopt(): boolean {
    const stored = store.read()
    if (stored === undefined) return false
    const { order_id, created_at } = stored
    const mayStillOpen = clock.now() - created_at < client.timeout
    const event = order_id !== null ? 'found' : mayStillOpen ? 'elsewhere' : 'unsure'
    const isMoved = move(event, { ...blank, order_id: order_id ?? undefined })
    if (isMoved) {
      running = stored
      isLate = createLateness()
      follow()
    }
    return isMoved
  }

  async function send(event: 'submit' | 'again', purchase: CardCheckoutInput) {
    if (!move(event, { ...blank, purchase })) return
    let hasBegun = false
    const run = () => {
      hasBegun = true
      return post(event, purchase)
    }
    const isAlone = await lock(store.key, run).catch(async () => {
      if (!hasBegun) await run()
      return true
    })
    if (isAlone) return
    move('elsewhere', blank)
    follow()
  }

  async function post(event: 'submit' | 'again', purchase: CardCheckoutInput) {
    // Another page may have been quicker than the look before the click.
    if (store.read()?.attempt !== running?.attempt && adopt()) return
    const claimed = store.claim()
    running = claimed
    const opened = await client.card.checkout(purchase).catch((error: OnrampError) => error)
    if (!isOnrampError(opened)) {
      running = store.keep(claimed, opened.order_id)
      isLate = createLateness()
      move('opened', { order_id: opened.order_id, ...hostedUrl(opened.url) })
    } else if (opened.outcome === 'none' && event === 'submit') {
      store.clear(claimed)
      running = undefined
      move('refused', { error: opened })
    } else {
      // That a second try was refused says nothing of the first.
      move('lost', { error: opened })
    }
    follow()
  }

  function follow() {
    stopFollowing()
    const { step, purchase } = get()
    if (subscribers === 0 || isDone()) return
    if (running?.order_id == null) {
      const isElsewhere = step === 'resuming' || (step === 'unknown' && purchase === undefined)
      if (isElsewhere) lookAgain()
      return
    }
    // An order that was never read is waited for shorter; its first read sets this right.
    if (get().order === undefined) statusSince = clock.now() - PATIENCE + LOOKUP_PATIENCE
    awaitPatiently()
    following = new AbortController()
    void readUntilDone(running.order_id, running, following.signal)
  }

  async function readUntilDone(id: string, asked: RunningOrder, signal: AbortSignal) {
    const onTrouble = (trouble: OnrampError | undefined) => {
      if (!signal.aborted) patch({ trouble })
    }
    const options = { signal, openedAt: asked.created_at, hints, onTrouble }
    try {
      const orders = client.card.orders.watch({ id, wallet: destination.wallet }, options)
      for await (const order of orders) {
        // A reply may have been on its way when the buyer started over.
        if (signal.aborted) return
        take(order, asked)
      }
      if (!isDone()) move('slow')
    } catch (error) {
      if (signal.aborted) return
      if (!isOnrampError(error)) throw error
      cancelTimer()
      const { order, url } = get()
      const isResumed = order === undefined && url === undefined
      if (isResumed && isApiError(error, 'order_not_found')) leave('missing', { error })
      else patch({ error })
    } finally {
      if (following?.signal === signal) following = undefined
    }
  }

  /** What this page does not know, the page that opens the purchase may have stored meanwhile. */
  function lookAgain() {
    cancelTimer()
    cancelTimer = clock.setTimeout(() => void look(), LOOK_AGAIN)
  }

  async function look() {
    if (adopt()) return
    const asked = running
    // Without a record nothing is being opened, unless the other page can't store one: then it still has the lock.
    const isOver = store.read() === undefined && (await isUnlocked())
    if (subscribers === 0 || running !== asked) return
    if (isOver) leave('missing')
    else lookAgain()
  }

  function isUnlocked(): Promise<boolean> {
    return lock(store.key, async () => {}).catch(() => true)
  }

  function take(order: CardOrder, asked: RunningOrder) {
    if (isLate(order.status)) return
    const known = get().order
    if (known === undefined) statusSince = asked.created_at
    else if (order.status !== known.status) statusSince = clock.now()
    const captured = get().isCaptured || isCaptured(order.status)
    const part = {
      order,
      isCaptured: captured,
      mismatches: findMismatches({ ...destination, ...asked }, order),
      trouble: undefined,
      // Once captured or over, there is nothing left to pay.
      url: captured || isTerminal(order.status) ? undefined : get().url,
    }
    if (!move(eventOf(order.status), part)) patch(part)
    awaitPatiently()
    if (isDone()) store.clear(asked)
  }

  function awaitPatiently() {
    cancelTimer()
    if (isDone()) return
    const left = Math.max(0, statusSince + PATIENCE - clock.now())
    cancelTimer = clock.setTimeout(() => move('slow'), left)
  }

  /** Back to the details, with nothing left of the order that was followed. */
  function leave(event: 'missing' | 'restart', part: Partial<CheckoutSnapshot> = {}) {
    stopFollowing()
    if (running !== undefined) store.clear(running)
    running = undefined
    move(event, { ...blank, ...part })
  }

  function stopFollowing() {
    following?.abort()
    cancelTimer()
  }

  function isDone() {
    const { order } = get()
    return order !== undefined && isTerminal(order.status)
  }

  adopt()
  return {
    getSnapshot: get,
    getServerSnapshot: () => blank,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      let isSubscribed = true
      subscribers += 1
      if (subscribers === 1) follow()
      return () => {
        if (!isSubscribed) return
        isSubscribed = false
        unsubscribe()
        subscribers -= 1
        if (subscribers === 0) stopFollowing()
      }
    },
    async open(details) {
      if (get().step !== 'details' || adopt()) return
      if (obstacle !== undefined) patch({ error: obstacle })
      else await send('submit', { ...details, ...destination })
    },
    async openAgain() {
      const { step, purchase } = get()
      if (step === 'unknown' && purchase && !adopt()) await send('again', purchase)
    },
    startOver() {
      // In `unknown` the order may meanwhile have been stored by the tab that opened it.
      if (!get().canStartOver || (get().step === 'unknown' && adopt())) return
      leave('restart')
      // Another tab may be in the middle of a purchase of its own.
      adopt()
    },
    hint: () => hints.emit(),
    refresh() {
      // While the order is followed, that is what a hint is for: Retry-After still holds.
      if (following !== undefined) return hints.emit()
      patch({ error: undefined })
      follow()
    },
  }
}
