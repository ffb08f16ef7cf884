import { countListeners } from '@onramp-kit/test-tools/countListeners'
import { putTimersOn } from '@onramp-kit/test-tools/globalTimers'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { type TryLock, webLock } from '../../../packages/core/src/platform/lock.ts'
import { documentPage } from '../../../packages/core/src/platform/page.ts'
import { webStorage } from '../../../packages/core/src/platform/storage.ts'
import { catalogs } from '../../../packages/react/src/messages/catalogs.ts'
import { countRequests } from './countRequests.ts'
import { createReachable } from './reachable.ts'

/** An address without a server, so that hosted pages show an error at once and load nothing from the network. */
const baseUrl = 'http://127.0.0.1:9'

/** React Query's default `gcTime` in milliseconds. */
const GC_TIME = 5 * 60_000

// The browser loads a language in real time, and a query in flight outlasts its gcTime.
await Promise.all(Object.values(catalogs).map((load) => load()))

/**
 * The first query contexts of the document, kept alive on purpose. React Query defines a `signal` getter on each context.
 * V8 stores the first one in the hidden class, and may keep it there after the context is collected; the getter then
 * keeps its query and the query's last order alive. While these contexts live, V8 stores no getter of a later query.
 */
const firstContexts = keepFirstContexts()

function keepFirstContexts(): readonly object[] {
  const contexts: object[] = []
  void new QueryClient().fetchQuery({
    queryKey: ['first contexts'],
    queryFn: (context) => contexts.push(context),
    behavior: { onFetch: (context) => void contexts.push(context) },
  })
  return contexts
}

/**
 * A page that outlives its components: one client with the browser's visibility, storage and locks. All timers run on
 * one virtual clock.
 *
 * @param delay latency of the next response in milliseconds
 */
export function openPage(delay: () => number) {
  const listeners = countListeners()
  let locksAsked = 0
  const lock: TryLock = (name, run) => {
    locksAsked += 1
    return webLock(name, run).finally(() => {
      locksAsked -= 1
    })
  }
  const world = createSimulatedWorld({ baseUrl, page: documentPage, storage: webStorage, lock })
  const { clock, service } = world
  const giveTimersBack = putTimersOn(clock)
  const requests = countRequests(world, delay)
  const queryClient = new QueryClient()
  const reachable = createReachable()
  let lateReads = 0

  const isBuying = () => locksAsked > 0 || requests.isChanging()
  /** The browser grants locks in real time. */
  async function grantLocks() {
    if (locksAsked > 0) await navigator.locks.query()
  }
  const pass = (ms: number) =>
    act(async () => {
      await grantLocks()
      await clock.advance(ms)
      await grantLocks()
      await clock.advance(0)
    })

  return {
    ...world,
    pass,
    /** Waits for a frame, in which the browser reports a closed dialog. */
    async draw() {
      await pass(0)
      await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    },
    /** The query client of a merchant who passes one to the provider. */
    queryClient,
    /** Objects of the components, such as elements, which must become unreachable with them. */
    reachable,
    firstContexts,
    /** Waits after an unmount until the held resources can be compared. */
    async afterwards({ isShared }: { readonly isShared: boolean }) {
      const before = requests.reads()
      await pass(0)
      while (isBuying()) await pass(30_000)
      if (isShared) await pass(GC_TIME)
      lateReads = requests.reads() - before
      service.reset()
      localStorage.clear()
    },
    /** The resources held now. */
    async held() {
      const { held = [], pending = [] } = await navigator.locks.query()
      return {
        timers: clock.timers(),
        listeners: listeners.held(),
        frames: window.length,
        'requests in flight': requests.inFlight(),
        'reads sent afterwards': lateReads,
        locks: held.length + pending.length,
        'stored entries': localStorage.length,
        'queries beyond their gcTime': queryClient
          .getQueryCache()
          .findAll({ predicate: ({ gcTime }) => gcTime < Number.POSITIVE_INFINITY }).length,
        mutations: queryClient.getMutationCache().getAll().length,
        'DOM nodes': document.getElementsByTagName('*').length,
      }
    },
    leave() {
      cleanup()
      localStorage.clear()
      giveTimersBack()
      listeners.stop()
    },
  }
}

export type Page = ReturnType<typeof openPage>
