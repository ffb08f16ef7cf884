import type { Mutant } from './mutants.ts'

export const faultsMutants: readonly Mutant[] = [
  {
    name: 'a POST is sent again by itself',
    file: 'packages/core/src/transport/request.ts',
    find: "const mayRepeat = route.idempotent && attempts === 'many'",
    replace: "const mayRepeat = attempts === 'many'",
    proof: 'faults',
  },
  {
    name: 'an order is read on after its end',
    file: 'packages/core/src/orders/nextRead.ts',
    find: "if (status !== undefined && policy.isFinal(status)) return 'done'",
    replace: '',
    proof: 'faults',
  },
  {
    name: 'Retry-After is not read',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: "return Math.min(LONGEST_SECONDS, Math.max(...text.split(',').map(Number)))",
    replace: 'return 0',
    proof: 'faults',
  },
  {
    name: 'what was asked to wait is sent all the same',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: 'return left > 0 ?',
    replace: 'return Number.isNaN(left) ?',
    proof: 'faults',
  },
  {
    name: 'no second look before a purchase is opened',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (store.read()?.purchaseId !== stored?.purchaseId && resumeStored()) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'no lock while a purchase is opened',
    file: 'packages/core/src/checkout/tabCoordinator.ts',
    find: 'lock(store.key, openLocked).catch(openUnlocked)',
    replace: 'openLocked().then(() => true)',
    proof: 'faults',
  },
  {
    name: 'a late reply is taken for news',
    file: 'packages/core/src/orders/status.ts',
    find: 'return isKnownStatus(next) && orderStatuses[next].reached < reachedBy(furthest)',
    replace: 'return false',
    proof: 'faults',
  },
  {
    name: 'an order is read while nobody looks',
    file: 'packages/core/src/orders/pause.ts',
    find: 'const isAwake = () => page.visible() && page.online()',
    replace: 'const isAwake = () => true',
    proof: 'faults',
  },
  {
    name: 'an unknown outcome is taken for a rejection',
    file: 'packages/core/src/transport/request.ts',
    find: "const outcome: Outcome = route.idempotent ? 'none' : 'unknown'",
    replace: "const outcome: Outcome = 'none'",
    proof: 'faults',
  },
  {
    name: 'a purchase is opened without a note of it',
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
    name: 'a purchase is tried while offline',
    file: 'packages/core/src/transport/request.ts',
    find: 'if (!route.idempotent && !page.online())',
    replace: 'if (false)',
    proof: 'faults',
  },
  {
    name: 'the rejection of a retry settles the first attempt',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: "if (error.outcome === 'none' && event === 'submit') {",
    replace: "if (error.outcome === 'none') {",
    proof: 'faults',
  },
  {
    name: 'a subscriber who leaves twice counts twice',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (!isSubscribed) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'a rate limit is taken for proof that no purchase was opened',
    file: 'packages/core/src/transport/decode.ts',
    find: '(!mayResend() &&',
    replace: '(true &&',
    proof: 'faults',
  },
  {
    name: 'one 404 ends the reading of an order',
    file: 'packages/core/src/orders/nextRead.ts',
    find: 'return isKept || !isLost',
    replace: 'return isKept',
    proof: 'faults',
  },
  {
    name: "a date in Retry-After is read by the device's own clock",
    file: 'packages/core/src/transport/retryAfter.ts',
    find: "const sent = parseHttpDate(date ?? '')",
    replace: 'const sent = undefined',
    proof: 'faults',
  },
  {
    name: 'a callback for each read',
    file: 'packages/react/src/queries/useStatusCallback.ts',
    find: 'if (reported.current.has(key)) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'timers go on when nobody is subscribed',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `if (subscribers > 0) return
        stopPolling()`,
    replace: 'if (subscribers > 0) return',
    proof: 'faults',
  },
  {
    name: 'an order that was left is followed on',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `    stopPolling()
    if (stored !== undefined) store.clear(stored)`,
    replace: '    if (stored !== undefined) store.clear(stored)',
    proof: 'faults',
  },
  {
    name: 'a purchase that another page gave up is waited for',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: "if (isOver) resetToDetails('missing')",
    replace: 'if (isOver) startPolling()',
    proof: 'faults',
  },
]
