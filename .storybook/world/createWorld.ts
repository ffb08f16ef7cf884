import {
  createOnrampClient,
  type KnownOrderStatus,
  type OnrampClient,
  type OnrampClientOptions,
} from '@onramp-kit/core'
import { createSignal } from '@onramp-kit/core/internal'
import { createService, type ScenarioName, type ServiceOptions } from '@onramp-kit/msw'
import { showHostedPages } from '@onramp-kit/msw/browser'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { createMemoryLock } from '@onramp-kit/test-tools/memoryLock'
import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { recordRequests } from '../../packages/react/src/devtools/recordRequests.ts'
import type { Fault } from './faults.ts'
import { createStoryClock } from './storyClock.ts'

/** Differences of a story's world from the default, in which everything succeeds. */
export interface WorldOptions {
  readonly scenario?: ScenarioName
  readonly service?: ServiceOptions
  readonly client?: Partial<OnrampClientOptions>
}

export type World = ReturnType<typeof createWorld>

/** A shop's page and its simulated service, with their own storage, clock and network. */
export function createWorld(name: string, options: WorldOptions) {
  const baseUrl = `https://${name}.onramp.example`
  const clock = createStoryClock()
  // A story stays where it is.
  const page = { ...createFakePage(), navigate: () => {} }
  const storage = createMemoryStorage()
  const tabStorage = createMemoryStorage()
  const lock = createMemoryLock()
  const changes = createSignal()
  const requests = recordRequests()
  let fault: Fault = () => undefined

  const service = createService({
    now: () => clock.now(),
    sleep: (ms) => new Promise((resolve) => void clock.setTimeout(resolve, ms)),
    ...(options.scenario && { scenario: options.scenario }),
    ...options.service,
  })
  const through = async (request: Request, answer: (request: Request) => Promise<Response>) =>
    (await fault(request)) ?? answer(request)
  const openPage = (): OnrampClient =>
    createOnrampClient({
      publishableKey: 'svc_public_sandbox_demo',
      baseUrl,
      // A reload ends state that lives as long as the page.
      platform: { clock, page: { ...page }, storage, tabStorage, lock, random: () => 0.5 },
      fetch: (input, init) =>
        through(new Request(input, init), (request) => service.fetch(request)),
      ...requests.hooks,
      ...options.client,
    })
  let visit = { visit: 1, client: openPage() }
  let isPlayed = false
  const stop = showHostedPages(
    { handle: (request, mount) => through(request, (asked) => service.handle(asked, mount)) },
    { baseUrl },
  )

  /** Advances time, then makes the page visible again. */
  function hurry(ms: number) {
    clock.hurry(ms)
    window.dispatchEvent(new Event('visibilitychange'))
  }

  return {
    service,
    /** The requests of every client of the page. */
    requests,
    clock,
    page,
    subscribe: changes.subscribe,
    /** The page's client, and the number of times the page was opened. */
    visit: () => visit,
    /** Whether the play function has ended. */
    isPlayed: () => isPlayed,
    endPlay() {
      isPlayed = true
      changes.emit()
    },
    /** Opens a purchase in another tab, at most once. */
    async openElsewhere() {
      if (service.state().orders.length === 0) await visit.client.card.checkout(purchase)
    },
    /** The only order. */
    orderId: () => service.state().orders[0]?.id ?? '',
    /** Reloads the page: a new client with the same storage. */
    async reload() {
      visit = { visit: visit.visit + 1, client: openPage() }
      changes.emit()
      await nextTask()
    },
    hurry,
    /** Passes every later request through `next` first. */
    setFault(next: Fault) {
      fault = next
    },
    /** Sends a callback of the payment rail for the only order; the page sees it with its next read. */
    async callBack(status: KnownOrderStatus) {
      for (const { id } of service.state().orders) service.callback(id, status)
      const asked = () => service.state().requests['card.orders.get']
      for (const before = asked(); asked() === before; hurry(5_000)) await nextTask()
    },
    stop,
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
