import type { Mutant } from './mutants.ts'

export const leaksMutants: readonly Mutant[] = [
  {
    name: 'keeps the message listener of a removed hosted page',
    file: 'packages/core/src/frame/listenToFrame.ts',
    find: "page.defaultView?.removeEventListener('message', message)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'keeps the load listener of a removed hosted page',
    file: 'packages/core/src/frame/listenToFrame.ts',
    find: "element.removeEventListener('load', load)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'keeps the slow-page timer of a removed hosted page',
    file: 'packages/core/src/frame/listenToFrame.ts',
    find: `cancelSlow()
    element.`,
    replace: 'element.',
    proof: 'leaks',
  },
  {
    name: 'keeps the violation listener of a removed hosted page',
    file: 'packages/core/src/frame/listenToFrame.ts',
    find: "page.removeEventListener('securitypolicyviolation', violation)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: "a watch keeps its listener on the caller's signal",
    file: 'packages/core/src/orders/abortable.ts',
    find: "outer?.removeEventListener('abort', forward)",
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'a finished pause keeps its listener on the page',
    file: 'packages/core/src/orders/pause.ts',
    find: 'for (const stop of stopListening) stop?.()',
    replace: 'for (const stop of stopListening.slice(1)) stop?.()',
    proof: 'leaks',
  },
  {
    name: 'never removes the listeners on the window',
    file: 'packages/core/src/platform/page.ts',
    find: 'for (const event of events) window.removeEventListener(event, listener)',
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'polls an order without a subscriber',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `if (subscribers > 0) return
        stopPolling()`,
    replace: 'if (subscribers > 0) return',
    proof: 'leaks',
  },
  {
    name: 'keeps the slow-order timer of a stopped checkout',
    file: 'packages/core/src/checkout/orderPoller.ts',
    find: `polling?.abort()
    cancelSlow()`,
    replace: 'polling?.abort()',
    proof: 'leaks',
  },
  {
    name: 'keeps every checkout reachable',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: `urls.clear()
  return {`,
    replace: `urls.clear()
  Reflect.set(globalThis, Symbol(), get)
  return {`,
    proof: 'leaks',
  },
  {
    name: 'keeps the deadline timer of an answered request',
    file: 'packages/core/src/transport/deadline.ts',
    find: '.finally(release)',
    replace: '',
    proof: 'leaks',
  },
  {
    name: 'keeps the expiry timer of an unmounted quote',
    file: 'packages/react/src/provider/clock.ts',
    find: `cancel()
        leave()`,
    replace: 'leave()',
    proof: 'leaks',
  },
  {
    name: 'keeps the mutation of an unmounted component',
    file: 'packages/react/src/queries/useActionMutation.ts',
    find: 'cache.remove(mutation)',
    replace: 'void mutation',
    proof: 'leaks',
  },
  {
    name: 'keeps every result of a query reachable',
    file: 'packages/react/src/queries/cardOrderQuery.ts',
    find: 'client.card.orders.get(input, { signal })',
    replace: `client.card.orders.get(input, { signal }).then((data) => {
            Reflect.set(globalThis, Symbol(), data)
            return data
          })`,
    proof: 'leaks',
  },
]
