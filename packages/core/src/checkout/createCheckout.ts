import { safeParse } from 'zod/v4/core'
import type { OnrampClient } from '../client.ts'
import { type CardCheckoutInput, cardCheckoutInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import { NetworkError } from '../errors/networkErrors.ts'
import { isApiError, isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { fieldIssues, InputError } from '../errors/usageErrors.ts'
import { isCaptured, isTerminal } from '../orders/status.ts'
import { createIdempotencyKey } from '../transport/idempotency.ts'
import { checksumIssues, checkWallet } from '../wallet/checkWallet.ts'
import {
  type Checkout,
  type CheckoutFields,
  type CheckoutSnapshot,
  emptySnapshot,
} from './checkout.ts'
import { createCheckoutState } from './checkoutState.ts'
import { createOrderFollower } from './followOrder.ts'
import { hostedUrl, parkUrl, takeParkedUrl } from './hostedUrl.ts'
import { type Destination, findMismatches } from './mismatch.ts'
import { type Claim, createOtherTabs } from './otherTabs.ts'
import { eventOf } from './steps.ts'
import { createStoredOrderStore, type StoredOrder } from './storedOrder.ts'

const OPERATION = 'card.checkout'

/**
 * Creates the checkout of a wallet: a store without a view. Polls the order while it has subscribers.
 *
 * @example
 * const checkout = createCheckout(onramp, { wallet, chain: 8453, token: 'USDC' })
 * checkout.subscribe(() => draw(checkout.getSnapshot()))
 * await checkout.open({ amount: '50', currency: 'USD', country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT' })
 */
export function createCheckout(client: OnrampClient, destination: Destination): Checkout {
  const { wallet } = destination
  const { clock, page } = client.platform
  const issues = checkWallet(wallet)
  const blockingError = issues.length > 0 ? new InputError(OPERATION, issues) : undefined
  const blank: CheckoutFields = { ...emptySnapshot, blockingError }
  const { get, patch, move, changes } = createCheckoutState(blank)
  const store = createStoredOrderStore(client, wallet)
  const tabs = createOtherTabs(client, store)
  const follower = createOrderFollower(client, wallet, {
    onOrder: take,
    onPollError: (pollError) => patch({ pollError }),
    onSlow: () => move('slow'),
    onError: fail,
  })
  let stored: StoredOrder | undefined
  /** The same for every attempt at one purchase. */
  let idempotencyKey: string | undefined
  let subscribers = 0

  /** Resumes the stored order: no other may be opened beside it. Returns false if there is none. */
  function adopt(): boolean {
    const found = store.read()
    if (found === undefined) return false
    const { order_id, created_at, captured = false } = found
    const mayStillOpen = clock.now() - created_at < client.timeout
    const event = order_id !== null ? 'found' : mayStillOpen ? 'elsewhere' : 'unsure'
    const isMoved = move(event, {
      ...blank,
      order_id: order_id ?? undefined,
      isCaptured: captured,
    })
    if (isMoved) {
      stored = found
      follower.reset()
      follow()
    }
    return isMoved
  }

  async function send(event: 'submit' | 'again', purchase: CardCheckoutInput) {
    if (!move(event, { ...blank, purchase })) return
    if (event === 'submit') idempotencyKey = client.idempotency && createIdempotencyKey()
    if (await tabs.openAlone((claim) => post(event, purchase, claim))) return
    move('elsewhere', blank)
    follow()
  }

  async function post(event: 'submit' | 'again', purchase: CardCheckoutInput, claim: Claim) {
    // Another tab may have stored an order since the click.
    if (store.read()?.attempt !== stored?.attempt && adopt()) return
    const claimed = await claim(purchase)
    if (claimed === undefined) {
      if (!adopt()) move('rejected')
      return
    }
    stored = claimed
    try {
      const { order_id, url } = await client.card.checkout(purchase, { idempotencyKey })
      stored = store.update(claimed, { order_id, created_at: clock.now() })
      follower.reset()
      move('opened', { order_id, ...hostedUrl(url) })
      if (subscribers === 0) park()
    } catch (cause) {
      // Other errors, such as those of the merchant's fetch, do not tell whether the service acted.
      const error = isOnrampError(cause) ? cause : new NetworkError(OPERATION, 'unknown', cause)
      if (error.outcome === 'none' && event === 'submit') {
        store.clear(claimed)
        stored = undefined
        move('rejected', { error })
        // A rejected retry does not tell whether the first request opened an order.
      } else move('lost', { error })
    }
    follow()
  }

  function follow() {
    stopFollowing()
    const { step, purchase } = get()
    if (subscribers === 0 || isDone()) return
    if (stored?.order_id != null) follower.start(stored.order_id, stored)
    else if (step === 'resuming' || (step === 'unknown' && purchase === undefined))
      tabs.checkSoon(() => void look())
  }

  /** Checks whether the tab that opens the purchase has stored its order. */
  async function look() {
    if (adopt()) return
    const before = stored
    // Without a record no purchase is being opened, unless the other tab cannot store one: it then holds the lock.
    const isOver = store.read() === undefined && (await tabs.isUnlocked())
    if (subscribers === 0 || stored !== before) return
    if (isOver) leave('missing')
    else follow()
  }

  function take(order: CardOrder) {
    if (stored === undefined) return
    const isOver = isTerminal(order.status)
    const captured = get().isCaptured || isCaptured(order.status)
    // A captured or final order cannot be paid.
    const url =
      captured || isOver ? undefined : (get().url ?? takeParkedUrl(page, stored.order_id ?? ''))
    const part = {
      order,
      isCaptured: captured,
      mismatches: findMismatches(client, wallet, stored, order),
      pollError: undefined,
      url,
    }
    if (!move(eventOf(order.status), part)) patch(part)
    if (isOver) store.clear(stored)
    else if (captured !== (stored.captured ?? false) || stored.not_found)
      stored = store.update(stored, { captured, not_found: false })
  }

  function fail(error: OnrampError) {
    // The order stays stored for a day or until the buyer starts over: the service may find it again.
    if (stored !== undefined && isApiError(error, 'order_not_found'))
      stored = store.update(stored, { not_found: true })
    patch({ error })
  }

  /** Returns to the details and clears the order. */
  function leave(event: 'missing' | 'restart', part: Partial<CheckoutFields> = {}) {
    stopFollowing()
    if (stored !== undefined) store.clear(stored)
    stored = undefined
    move(event, { ...blank, ...part })
  }

  function stopFollowing() {
    follower.stop()
    tabs.stop()
  }

  function isDone() {
    const { order } = get()
    return order !== undefined && isTerminal(order.status)
  }

  /** Keeps the hosted URL for the next checkout on this page. */
  function park() {
    const { order_id, url } = get()
    if (order_id !== undefined && url !== undefined) parkUrl(page, order_id, url)
  }

  function unpark() {
    const { order_id, url } = get()
    // Another checkout of this page shows it now.
    if (order_id !== undefined && url !== undefined && takeParkedUrl(page, order_id) === undefined)
      patch({ url: undefined })
  }

  adopt()
  return {
    getSnapshot: get,
    getServerSnapshot: () => blank as CheckoutSnapshot,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      let isSubscribed = true
      subscribers += 1
      if (subscribers === 1) {
        unpark()
        follow()
      }
      return () => {
        if (!isSubscribed) return
        isSubscribed = false
        unsubscribe()
        subscribers -= 1
        if (subscribers > 0) return
        stopFollowing()
        park()
      }
    },
    async open(details) {
      if (get().step !== 'details' || adopt()) return
      const purchase = { ...details, ...destination }
      const { error } = safeParse(cardCheckoutInput, purchase)
      const invalid = [...fieldIssues(error?.issues ?? []), ...checksumIssues(purchase)]
      // An invalid purchase is neither stored nor sent.
      if (invalid.length > 0) patch({ error: new InputError(OPERATION, invalid) })
      else await send('submit', purchase)
    },
    async retry() {
      const { step, purchase } = get()
      if (step === 'unknown' && purchase && !adopt()) await send('again', purchase)
    },
    startOver() {
      // In `unknown`, the tab that opened the purchase may have stored its order meanwhile.
      if (!get().canStartOver || (get().step === 'unknown' && adopt())) return
      leave('restart')
      // Another tab may be opening a purchase.
      adopt()
    },
    refetchSoon: follower.refetchSoon,
    refresh() {
      // Polling continues: trigger an earlier read, after Retry-After.
      if (follower.isReading()) return follower.refetchSoon()
      patch({ error: undefined })
      follow()
    },
  }
}
