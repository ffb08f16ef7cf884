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
  {
    name: 'a hosted page is listened to when it is gone',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: "page.removeEventListener('message', message)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'the load of a hosted page is listened to when it is gone',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: "element.removeEventListener('load', load)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'a hosted page that is gone may still turn out to be slow',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: 'cancelSlow()\n    element.',
    replace: 'element.',
    proof: 'leaks',
  },
  {
    name: 'a watch leaves its listener on the signal it was given',
    file: 'packages/core/src/orders/abortable.ts',
    find: "outer?.removeEventListener('abort', forward)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'a pause that is over listens on to the page',
    file: 'packages/core/src/orders/pause.ts',
    find: 'for (const undo of cleanUp) undo?.()',
    replace: 'for (const undo of cleanUp.slice(1)) undo?.()',
    proof: 'leaks',
  },
  {
    name: 'the page is listened to for ever',
    file: 'packages/core/src/platform/page.ts',
    find: 'for (const event of events) window.removeEventListener(event, listener)',
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'an order is read on when nobody looks any more',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'if (subscribers === 0) stopFollowing()',
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'a checkout that is gone grows impatient',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'following?.abort()\n    cancelTimer()',
    replace: 'following?.abort()',
    proof: 'leaks',
  },
  {
    name: 'every checkout there was is kept',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'adopt()\n  return {',
    replace: 'adopt()\n  Reflect.set(globalThis, Symbol(), get)\n  return {',
    proof: 'leaks',
  },
  {
    name: 'the deadline of a request outlives its answer',
    file: 'packages/core/src/transport/deadline.ts',
    find: '.finally(release)',
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'the end of a price is awaited when nobody sees the price',
    file: 'packages/react/src/hooks/useHasPassed.ts',
    find: 'cancel()\n        leave()',
    replace: 'leave()',
    proof: 'leaks',
  },
  {
    name: 'what a buyer did is kept when its component is gone',
    file: 'packages/react/src/hooks/useBriefMutation.ts',
    find: 'cache.remove(mutation)',
    replace: 'void mutation',
    proof: 'leaks',
  },
]
