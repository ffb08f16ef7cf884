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
import type { Fault } from './faults.ts'
import { createStoryClock } from './storyClock.ts'

/** How the world of a story departs from one in which all goes well. */
export interface WorldOptions {
  readonly scenario?: ScenarioName
  readonly service?: ServiceOptions
  readonly client?: Partial<OnrampClientOptions>
}

export type World = ReturnType<typeof createWorld>

/** A shop's page and the simulated service behind it: their own storage, clock and network, shared with no other story. */
export function createWorld(name: string, options: WorldOptions) {
  const baseUrl = `https://${name}.onramp.example`
  const clock = createStoryClock()
  const page = createFakePage()
  const storage = createMemoryStorage()
  const lock = createMemoryLock()
  const changes = createSignal()
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
      // What is kept for the life of a page ends with a reload.
      platform: { clock, page: { ...page }, storage, lock, random: () => 0.5 },
      fetch: (input, init) =>
        through(new Request(input, init), (request) => service.fetch(request)),
      ...options.client,
    })
  let visit = { visit: 1, client: openPage() }
  const stop = showHostedPages(
    { handle: (request, mount) => through(request, (asked) => service.handle(asked, mount)) },
    { baseUrl },
  )

  /** Lets time pass, after which somebody looks at the page again. */
  function hurry(ms: number) {
    clock.hurry(ms)
    window.dispatchEvent(new Event('visibilitychange'))
  }

  return {
    service,
    page,
    subscribe: changes.subscribe,
    /** The client of the page, and how often the page was opened. */
    visit: () => visit,
    /** Has a purchase been opened in another tab; once, however often that is asked for. */
    async openElsewhere() {
      if (service.state().orders.length === 0) await visit.client.card.checkout(purchase)
    },
    /** The one order there is. */
    orderId: () => service.state().orders[0]?.id ?? '',
    /** What the buyer's reload does: a new client, with what the storage kept. */
    async reload() {
      visit = { visit: visit.visit + 1, client: openPage() }
      changes.emit()
      await nextTask()
    },
    hurry,
    /** From now on every request goes through `next` first. */
    setFault(next: Fault) {
      fault = next
    },
    /** The payment rail calls back about the order there is; the page hears of it with its next question. */
    async callBack(status: KnownOrderStatus) {
      for (const { id } of service.state().orders) service.callback(id, status)
      const asked = () => service.state().requests['card.orders.get']
      for (const before = asked(); asked() === before; hurry(5_000)) await nextTask()
    },
    stop,
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
