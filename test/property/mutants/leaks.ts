import type { Mutant } from './mutants.ts'

export const leaksMutants: readonly Mutant[] = [
  {
    name: 'a hosted page is listened to when it is gone',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: "page?.removeEventListener('message', message)",
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
    find: `cancelSlow()
    element.`,
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
    find: `if (subscribers > 0) return
        stopPolling()`,
    replace: 'if (subscribers > 0) return',
    proof: 'leaks',
  },
  {
    name: 'a checkout that is gone grows impatient',
    file: 'packages/core/src/checkout/orderPoller.ts',
    find: `polling?.abort()
    cancelSlow()`,
    replace: 'polling?.abort()',
    proof: 'leaks',
  },
  {
    name: 'every checkout there was is kept',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `resumeStored()
  return {`,
    replace: `resumeStored()
  Reflect.set(globalThis, Symbol(), get)
  return {`,
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
    file: 'packages/react/src/provider/clock.ts',
    find: `cancel()
        leave()`,
    replace: 'leave()',
    proof: 'leaks',
  },
  {
    name: 'what a buyer did is kept when its component is gone',
    file: 'packages/react/src/queries/useActionMutation.ts',
    find: 'cache.remove(mutation)',
    replace: 'void mutation',
    proof: 'leaks',
  },
  {
    name: 'a query keeps every result it has read reachable',
    file: 'packages/react/src/queries/cardOrderQuery.ts',
    find: 'client.card.orders.get(input, { signal })',
    replace: `client.card.orders.get(input, { signal }).then((data) => {
            Reflect.set(globalThis, Symbol(), data)
            return data
          })`,
    proof: 'leaks',
  },
]
