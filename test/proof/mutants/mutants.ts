/** One deliberate fault of the product, and the proof that must find it. */
export interface Mutant {
  /** What is broken, in words. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  /** The text that stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The folder, under `test/proof`, of the proof that must fail. */
  readonly proof: 'faults' | 'fuzz' | 'hostile' | 'leaks' | 'pace'
}

export const mutants: readonly Mutant[] = [
  {
    name: 'a POST is sent again by itself',
    file: 'packages/core/src/transport/request.ts',
    find: "const mayRepeat = route.repeatable && attempts === 'many'",
    replace: "const mayRepeat = attempts === 'many'",
    proof: 'faults',
  },
  {
    name: 'an order is read on after its end',
    file: 'packages/core/src/orders/watch.ts',
    find: 'if (isTerminal(order.status)) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'Retry-After is not read',
    file: 'packages/core/src/transport/retryAfter.ts',
    find: 'if (/^\\d+$/.test(text)) return Number(text)',
    replace: 'if (/^\\d+$/.test(text)) return 0',
    proof: 'faults',
  },
  {
    name: 'what was asked to wait is sent all the same',
    file: 'packages/core/src/transport/refusal.ts',
    find: 'return left > 0 && left <= seconds',
    replace: 'return Number.isNaN(left)',
    proof: 'faults',
  },
  {
    name: 'no second look before a purchase is opened',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (store.read()?.attempt !== running?.attempt && adopt()) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'no lock while a purchase is opened',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'const isAlone = await lock(store.key, run).catch(async () => {',
    replace: 'const isAlone = await run().then(() => true).catch(async () => {',
    proof: 'faults',
  },
  {
    name: 'a late reply is taken for news',
    file: 'packages/core/src/orders/status.ts',
    find: 'const isLate = reached < furthest',
    replace: 'const isLate = false',
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
    name: 'an unclear answer is taken for a refusal',
    file: 'packages/core/src/transport/decode.ts',
    find: "const unlessRepeatable: Outcome = route.repeatable ? 'none' : 'unknown'",
    replace: "const unlessRepeatable: Outcome = 'none'",
    proof: 'faults',
  },
  {
    name: 'a purchase is opened without a note of it',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'const claimed = store.claim()',
    replace: 'const claimed = store.claim()\n    store.clear(claimed)',
    proof: 'faults',
  },
  {
    name: 'a purchase is tried while offline',
    file: 'packages/core/src/transport/request.ts',
    find: 'if (!route.repeatable && !page.online())',
    replace: 'if (false)',
    proof: 'faults',
  },
  {
    name: "a second refusal is taken for the first one's",
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: "} else if (opened.outcome === 'none' && event === 'submit') {",
    replace: "} else if (opened.outcome === 'none') {",
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
    name: 'a callback for each read',
    file: 'packages/react/src/hooks/useTellOnce.ts',
    find: 'if (told.current.has(key)) return',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'timers go on when nobody is subscribed',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (subscribers === 0) stopFollowing()',
    replace: '',
    proof: 'faults',
  },
  {
    name: 'an order that was left is followed on',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: '    stopFollowing()\n    if (running !== undefined) store.clear(running)',
    replace: '    if (running !== undefined) store.clear(running)',
    proof: 'faults',
  },
  {
    name: 'a captured order is read no oftener than one that waits for its payment',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return awaited',
    proof: 'pace',
  },
  {
    name: 'an order that waits for its payment is read as often as a captured one',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return captured',
    proof: 'pace',
  },
  {
    name: 'a hidden page goes on asking',
    file: 'packages/core/src/orders/pause.ts',
    find: 'cancelTimer = awake ? clock.setTimeout',
    replace: 'cancelTimer = true ? clock.setTimeout',
    proof: 'pace',
  },
  {
    name: 'a page that is shown again waits for its turn',
    file: 'packages/core/src/orders/pause.ts',
    find: 'if (isAwake() && !awake) due = Math.max(clock.now(), notBefore)',
    replace: '',
    proof: 'pace',
  },
]
