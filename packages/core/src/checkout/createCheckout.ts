import type { OnrampClient } from '../client.ts'
import { type CardCheckoutInput, cardCheckoutInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import { isApiError } from '../errors/ApiError.ts'
import { NetworkError } from '../errors/networkErrors.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { ConfigError, InputError, isInputError } from '../errors/usageErrors.ts'
import { isCaptured, isTerminal } from '../orders/status.ts'
import { deepFreeze } from '../platform/deepFreeze.ts'
import { tryOrReport } from '../platform/tryOrUndefined.ts'
import type { ValidCheckoutOptions } from '../resources/card.ts'
import { createIdempotencyKey } from '../transport/idempotency.ts'
import { validate } from '../transport/validate.ts'
import { checksumIssues, checkWallet } from '../wallet/checkWallet.ts'
import {
  type Checkout,
  type CheckoutOptions,
  type CheckoutSnapshot,
  type CheckoutSnapshotFields,
  emptySnapshot,
  type PurchaseEvent,
} from './checkout.ts'
import { createCheckoutStore } from './checkoutStore.ts'
import { createHostedUrls, hostedUrl } from './hostedUrl.ts'
import { type Destination, findMismatches } from './mismatch.ts'
import { createOrderPoller } from './orderPoller.ts'
import { eventOf } from './steps.ts'
import { createStoredOrderStore, type StoredOrder } from './storedOrder.ts'
import { createTabCoordinator, type RecordPurchase } from './tabCoordinator.ts'

const OPERATION = 'card.checkout'

/** Whether an order may be paid: it was read, and is neither captured nor final nor that of another purchase. */
function isPayable({
  order,
  isCaptured: captured,
  mismatches,
}: Pick<CheckoutSnapshotFields, 'order' | 'isCaptured' | 'mismatches'>): boolean {
  return order !== undefined && !captured && !isTerminal(order.status) && mismatches.length === 0
}

/**
 * Creates the checkout of a wallet: a store without a view. Polls the order while it has subscribers.
 *
 * @example
 * const checkout = createCheckout(onramp, { wallet, chain: 8453, token: 'USDC' })
 * checkout.subscribe(() => draw(checkout.getSnapshot()))
 * await checkout.open({ amount: '50', currency: 'USD', country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT' })
 */
export function createCheckout(
  client: OnrampClient,
  destination: Destination,
  options: CheckoutOptions = {},
): Checkout {
  const { wallet, chain, token } = destination
  const own: Destination = Object.freeze({ wallet, chain, token })
  const { clock } = client.platform
  const issues = checkWallet(wallet)
  const blockingError = issues.length > 0 ? new InputError(OPERATION, issues) : undefined
  const blank: CheckoutSnapshotFields = { ...emptySnapshot, destination: own, blockingError }
  const { get, patch, move, changes } = createCheckoutStore(blank)
  const store = createStoredOrderStore(client, wallet)
  const urls = createHostedUrls(client, store.key, options)
  const tabs = createTabCoordinator(client, store)
  const poller = createOrderPoller(client, wallet, {
    onOrder: handleOrder,
    onPollError: (pollError) => patch({ pollError }),
    onSlow: () => move('slow'),
    onGiveUp: giveUp,
  })
  let stored: StoredOrder | undefined
  /** The same for every attempt at one purchase. */
  let idempotencyKey: string | undefined
  let subscribers = 0
  /** The orders and statuses that `onEvent` got. */
  const reported = new Set<string>()
  let isCreating = true
  /** What happened before the caller had the checkout. */
  const beforeListening: PurchaseEvent[] = []

  function report(event: PurchaseEvent) {
    if (isCreating) beforeListening.push(event)
    else tryOrReport(() => options.onEvent?.(event))
  }

  function reportRefusal(error: OnrampError) {
    const [issue] = isInputError(error) ? error.fields : []
    const field = isApiError(error) ? error.field : issue?.field
    report({ type: 'refused', code: error.code, field })
  }

  function reportSubmission(purchase: CardCheckoutInput) {
    const { country, currency, payment_method, trade_type, amount } = purchase
    const submitted = { country, currency, payment_method, trade_type }
    report({ type: 'submitted', ...submitted, ...(options.includeAmounts && { amount }) })
  }

  /** Moves to the stored order, which blocks another purchase, if the step allows it. Returns whether it did. */
  function resumeStored(): boolean {
    const found = store.read()
    if (found === undefined) return false
    const { order_id, created_at, captured = false } = found
    // `abs`: the clock may have been set back a little.
    const mayStillOpen = Math.abs(clock.now() - created_at) < client.timeout
    const event = order_id !== null ? 'found' : mayStillOpen ? 'openingElsewhere' : 'openTimedOut'
    const before = stored
    // Before the step changes, because a listener may start over.
    stored = found
    // Safe to cast: a checkout stores only valid destinations.
    const held = Object.freeze({ wallet, chain: found.chain, token: found.token }) as Destination
    const part = {
      ...blank,
      destination: held,
      order_id: order_id ?? undefined,
      isCaptured: captured,
    }
    if (!move(event, part)) {
      stored = before
      return false
    }
    if (event === 'openTimedOut') report({ type: 'unknown' })
    poller.reset()
    startPolling()
    return true
  }

  async function startPurchase(event: 'submit' | 'resubmit', purchase: CardCheckoutInput) {
    move(event, { ...blank, purchase })
    if (event === 'submit') idempotencyKey = undefined
    if (await tabs.openAlone((record) => postPurchase(event, purchase, record))) return
    move('openingElsewhere', blank)
    startPolling()
  }

  async function postPurchase(
    event: 'submit' | 'resubmit',
    purchase: CardCheckoutInput,
    record: RecordPurchase,
  ) {
    // Another tab may have stored an order since the click.
    if (store.read()?.purchaseId !== stored?.purchaseId && resumeStored()) return
    const recorded = await record(purchase)
    if (!recorded && resumeStored()) return
    try {
      // A reload would forget the purchase, and the buyer might pay twice.
      if (!recorded)
        throw new ConfigError(
          OPERATION,
          'request_not_sent',
          'the request was not sent: platform.storage must return its record at once.',
        )
      stored = recorded
      idempotencyKey ??= client.idempotency && createIdempotencyKey()
      const requestOptions: ValidCheckoutOptions = {
        idempotencyKey,
        isValid: true,
        onSend: () => reportSubmission(purchase),
      }
      const { order_id, url } = await client.card.checkout(purchase, requestOptions)
      stored = store.update(recorded, { order_id, created_at: clock.now() })
      poller.reset()
      const opened = hostedUrl(url, client)
      move('opened', { order_id, ...opened })
      // Before a redirect, which ends this page.
      report({ type: 'opened', order_id })
      // A listener may start over: then the buyer must not get to the page.
      if ('url' in opened && stored?.order_id === order_id)
        urls.open(order_id, opened.url, subscribers > 0)
    } catch (cause) {
      // Anything else, such as an error of the merchant's clock, does not tell whether the service acted.
      const error = isOnrampError(cause) ? cause : new NetworkError(OPERATION, 'unknown', cause)
      // A rejected retry does not tell whether the first request opened an order.
      if (error.outcome === 'none' && event === 'submit') {
        if (recorded) store.clear(recorded)
        stored = undefined
        move('rejected', { error })
        reportRefusal(error)
      } else {
        move('outcomeUnknown', { error })
        report({ type: 'unknown', code: error.code })
      }
    }
    startPolling()
  }

  /** Polls the stored order, or checks the tab that is opening one. Does nothing without subscribers. */
  function startPolling() {
    stopPolling()
    const { step, purchase, order, hasTimedOut } = get()
    if (subscribers === 0 || (order && isTerminal(order.status))) return
    if (stored?.order_id != null) {
      poller.start(stored.order_id, stored)
      // Last, because a listener may start over.
      if (get().situation.reads === 'stopped')
        patch(hasTimedOut ? { hasTimedOut: false } : { error: undefined })
    } else if (step === 'resuming' || (step === 'unknown' && purchase === undefined))
      tabs.checkSoon(() => void checkOtherTab())
  }

  /** Checks whether the tab that opens the purchase has stored its order. */
  async function checkOtherTab() {
    if (resumeStored()) return
    const before = stored
    // Without a record no purchase is being opened, unless the other tab cannot store one: it then holds the lock.
    const isOver = store.read() === undefined && (await tabs.isUnlocked())
    if (subscribers === 0 || stored !== before) return
    if (isOver) resetToDetails('missing')
    else startPolling()
  }

  function handleOrder(order: CardOrder, isSlow: boolean) {
    if (stored === undefined) return
    const isOver = isTerminal(order.status)
    const captured = get().isCaptured || isCaptured(order.status)
    if (order.status !== 'payment_pending') urls.clear(stored.order_id)
    if (captured !== (stored.captured ?? false) || stored.not_found)
      stored = store.update(stored, { captured, not_found: false })
    // After the capture is stored, because what a merchant's schema returns may make it throw.
    const mismatches = findMismatches(client, wallet, stored, order)
    // With a capture that another tab has read.
    if (isOver) store.clear({ ...stored, captured: true })
    const facts = { order, isCaptured: captured, mismatches, pollError: undefined }
    const url = isPayable(facts) ? (get().url ?? urls.take(get().order_id)) : undefined
    const part = deepFreeze({ ...facts, url })
    // After the record has changed, because a listener may start over.
    if (!move(isSlow && !isOver ? 'slow' : eventOf(order.status), part)) patch(part)
    const read = `${order.id} ${order.status}`
    if (reported.has(read)) return
    reported.add(read)
    report({ type: 'status', order_id: order.id, status: order.status })
  }

  function giveUp(error?: OnrampError) {
    // The order stays stored for a day or until the buyer starts over: the service may find it again.
    if (stored !== undefined && isApiError(error, 'order_not_found'))
      stored = store.update(stored, { not_found: true })
    // A capture counts even if its order could not be shown.
    else if (stored?.captured && !get().isCaptured) patch({ isCaptured: true })
    patch(error ? { error } : { hasTimedOut: true })
  }

  /** Shows the page that another checkout of this page has shown until it unmounted. */
  function takeOver() {
    if (get().url !== undefined || !isPayable(get())) return
    const url = urls.take(get().order_id)
    if (url !== undefined) patch({ url })
  }

  /** Returns to the details and clears the order. */
  function resetToDetails(event: 'missing' | 'restart') {
    stopPolling()
    if (stored !== undefined) store.clear(stored)
    urls.clear(stored?.order_id)
    stored = undefined
    move(event, blank)
  }

  function stopPolling() {
    poller.stop()
    tabs.stop()
  }

  let stopTakingOver = () => {}
  // The order of a stored page may have expired.
  if (!resumeStored()) urls.clear()
  isCreating = false
  return {
    getSnapshot: get,
    getServerSnapshot: () => blank as CheckoutSnapshot,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      let isSubscribed = true
      subscribers += 1
      if (subscribers === 1) {
        // Another checkout of this page may show it now.
        if (get().url !== undefined) patch({ url: urls.take(get().order_id) })
        stopTakingOver = urls.kept.subscribe(takeOver)
        // Another checkout may have opened an order while this one had no subscribers, as in a hidden React <Activity>.
        if (get().step !== 'details' || !resumeStored()) startPolling()
      }
      for (const event of beforeListening.splice(0)) report(event)
      return () => {
        if (!isSubscribed) return
        isSubscribed = false
        unsubscribe()
        subscribers -= 1
        if (subscribers > 0) return
        stopPolling()
        stopTakingOver()
        urls.keep(get())
      }
    },
    async open(details) {
      if (get().step !== 'details' || resumeStored()) return
      let purchase: CardCheckoutInput
      try {
        const input = { ...details, ...own }
        purchase = validate(OPERATION, cardCheckoutInput, input, checksumIssues(input))
      } catch (error) {
        // An invalid purchase is neither stored nor sent.
        patch({ error: error as InputError })
        return reportRefusal(error as InputError)
      }
      return startPurchase('submit', Object.freeze(purchase))
    },
    async retry() {
      const { step, purchase } = get()
      if (step === 'unknown' && purchase && !resumeStored())
        await startPurchase('resubmit', purchase)
    },
    startOver() {
      // In `unknown`, the tab that opened the purchase may have stored its order meanwhile.
      if (!get().canStartOver || (get().step === 'unknown' && resumeStored())) return
      resetToDetails('restart')
      // Another tab may be opening a purchase.
      resumeStored()
    },
    refetchSoon: poller.refetchSoon,
    async refresh() {
      // Polling continues: trigger an earlier read, after Retry-After.
      if (poller.isPolling()) poller.refetchSoon()
      else startPolling()
      await poller.nextRead()
    },
  }
}
