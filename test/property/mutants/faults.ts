import type { Mutant } from './mutants.ts'

export const faultsMutants: readonly Mutant[] = [
  {
    name: 'retries a POST',
    file: 'packages/core/src/transport/request.ts',
    find: "const mayRepeat = route.idempotent && attempts === 'many'",
    replace: "const mayRepeat = attempts === 'many'",
    proof: 'faults',
  },
  {
    name: 'polls an order after its terminal status',
    file: 'packages/core/src/orders/nextRead.ts',
    find: "if (status !== undefined && policy.isFinal(status)) return 'done'",
    replace: '',
    proof: 'faults',
  },
  {
    name: 'ignores Retry-After',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: "return Math.min(LONGEST_SECONDS, Math.max(...text.split(',').map(Number)))",
    replace: 'return 0',
    proof: 'faults',
  },
  {
    name: 'sends an operation before its Retry-After has elapsed',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: 'return retryAfter > 0 ?',
    replace: 'return Number.isNaN(retryAfter) ?',
    proof: 'faults',
  },
  {
    name: 'opens a purchase without rereading the stored order',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (store.read()?.purchaseId !== stored?.purchaseId && resumeStored()) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'opens a purchase without the cross-tab lock',
    file: 'packages/core/src/checkout/tabCoordinator.ts',
    find: 'withLock(() => openOnce(claimLocked)).catch(() => openOnce(claimUnlocked))',
    replace: 'openOnce(claimLocked)',
    proof: 'faults',
  },
  {
    name: 'accepts a stale status',
    file: 'packages/core/src/orders/status.ts',
    find: 'return isKnownStatus(next) && orderStatuses[next].reached < reachedBy(furthest)',
    replace: 'return false',
    proof: 'faults',
  },
  {
    name: 'polls an order while the page is hidden or offline',
    file: 'packages/core/src/orders/pause.ts',
    find: 'const isAwake = () => page.visible() && page.online()',
    replace: 'const isAwake = () => true',
    proof: 'faults',
  },
  {
    name: 'reports the outcome `none` for an unclear response',
    file: 'packages/core/src/transport/request.ts',
    find: "const outcome: Outcome = route.idempotent ? 'none' : 'unknown'",
    replace: "const outcome: Outcome = 'none'",
    proof: 'faults',
  },
  {
    name: 'opens a purchase without storing it',
    file: 'packages/core/src/checkout/tabCoordinator.ts',
    find: 'async (purchase) => store.create(purchase)',
    replace: `async (purchase) => {
    const claimed = store.create(purchase)
    store.clear(claimed)
    return claimed
  }`,
    proof: 'faults',
  },
  {
    name: 'sends a purchase while offline',
    file: 'packages/core/src/transport/request.ts',
    find: 'if (!route.idempotent && tryOrReport(() => page.online()) === false)',
    replace: 'if (false)',
    proof: 'faults',
  },
  {
    name: 'counts a subscriber that unsubscribes twice as two',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (!isSubscribed) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'takes a rate limit for proof that no purchase was opened',
    file: 'packages/core/src/transport/decode.ts',
    find: '(!mayResend() &&',
    replace: '(true &&',
    proof: 'faults',
  },
  {
    name: 'stops polling an order after one 404',
    file: 'packages/core/src/orders/nextRead.ts',
    find: 'return isKept || !isLost',
    replace: 'return isKept',
    proof: 'faults',
  },
  {
    name: 'compares a Retry-After date with the clock of the device',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: "const sent = parseHttpDate(date ?? '')",
    replace: 'const sent = undefined',
    proof: 'faults',
  },
  {
    name: 'calls onStatus for each read',
    file: 'packages/react/src/queries/useStatusCallback.ts',
    find: 'if (reported.current.has(key)) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'timers keep running without a subscriber',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `if (subscribers > 0) return
        stopPolling()`,
    replace: 'if (subscribers > 0) return',
    proof: 'faults',
  },
  {
    name: 'keeps polling an order after the buyer starts over',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `    stopPolling()
    if (stored !== undefined) store.clear(stored)`,
    replace: '    if (stored !== undefined) store.clear(stored)',
    proof: 'faults',
  },
  {
    name: 'waits for a purchase that another page has abandoned',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: "if (isOver) resetToDetails('missing')",
    replace: 'if (isOver) startPolling()',
    proof: 'faults',
  },
  {
    name: 'ends polling with a failed read after a sleep of a day',
    file: 'packages/core/src/orders/watch.ts',
    find: '(state.failures === 0 || state.failures >= MAX_FAILED_READS)',
    replace: 'true',
    proof: 'faults',
  },
  {
    name: 'forgets a captured order after a day',
    file: 'packages/core/src/checkout/storedOrder.ts',
    find: 'data.captured ? CAPTURED_FOR_MS : WATCH_TIMEOUT_MS',
    replace: 'WATCH_TIMEOUT_MS',
    proof: 'faults',
  },
]
