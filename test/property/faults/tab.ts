import {
  type Checkout,
  type CheckoutSnapshot,
  createCheckout,
  createOnrampClient,
  type OnrampClient,
} from '@onramp-kit/core'
import { destination, KEY } from '@onramp-kit/test-tools/checkoutHarness'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { createPage } from './page.ts'
import { pageFetch } from './pageFetch.ts'
import { DAY } from './purchases.ts'
import { createTraffic } from './traffic.ts'
import { createVisit, type Visit } from './visit.ts'
import type { World } from './world.ts'

/** A mounted checkout. */
interface Shown {
  readonly checkout: Checkout
  readonly enter: () => void
  readonly leave: () => void
}

/** Mounts a checkout and passes everything that it shows to `see`. */
export type Show = (
  client: OnrampClient,
  see: (snapshot: CheckoutSnapshot) => void,
  world: World,
) => Shown | Promise<Shown>

/** Subscribes as a page without a framework does. */
export const showController: Show = (client, see) => {
  const checkout = createCheckout(client, destination)
  let leave: (() => void) | undefined
  return {
    checkout,
    enter() {
      leave ??= checkout.subscribe(() => see(checkout.getSnapshot()))
    },
    leave() {
      // Unsubscribes twice, as defensive code does.
      leave?.()
      leave?.()
      leave = undefined
    },
  }
}

/** A tab of the buyer's browser: a page with a checkout, until it reloads. */
export async function openTab(world: World, show: Show) {
  const { clock, device } = world
  const storage = device.storageOf({})

  function load() {
    const page = createPage(clock, device)
    const clicks = world.purchases.ofPage()
    const traffic = createTraffic(world, page.state, world.report)
    const client = createOnrampClient({
      publishableKey: 'svc_public_sandbox_demo',
      baseUrl: 'https://service.example',
      platform: {
        clock: page.clock,
        page: page.state,
        storage,
        lock: page.lock,
        random: world.random,
      },
      mayResend: true,
      fetch: pageFetch(page, { ...world, clicks, traffic }),
    })
    world.tally.counts.pages += 1
    return { page, clicks, traffic, client }
  }

  let { page, clicks, traffic, client } = load()
  let shown: Shown | undefined
  let readsOnce = false
  let visit: Visit = await mount()

  async function mount(): Promise<Visit> {
    shown?.leave()
    const expects = storedOrder()
    readsOnce = storedAge() >= DAY
    let see: (snapshot: CheckoutSnapshot) => void = () => {}
    shown = await show(client, (snapshot) => see(snapshot), world)
    await settle()
    const around = { ...world, clicks, traffic, storedPurchase }
    const made = createVisit(shown.checkout, expects, around)
    see = made.see
    shown.enter()
    return made
  }

  function storedPurchase(): string | undefined {
    return JSON.parse(storage.getItem(KEY) ?? '{}').purchaseId
  }

  function storedOrder(): string | undefined {
    const text = storage.getItem(KEY)
    if (text === null) return undefined
    const { order_id, captured } = JSON.parse(text)
    return storedAge() < (captured ? 30 * DAY : DAY) ? (order_id ?? undefined) : undefined
  }

  /** NaN without a stored order. */
  function storedAge(): number {
    return device.now() - JSON.parse(storage.getItem(KEY) ?? '{}').created_at
  }

  return {
    page: () => page,
    visit: () => visit,
    /** Whether the page continued an order that is older than a day, which one successful read ends. */
    readsOnce: () => readsOnce,
    enter: () => shown?.enter(),
    leave: () => shown?.leave(),
    async mount() {
      visit = await mount()
    },
    async reload() {
      page.close()
      shown?.leave()
      shown = undefined
      ;({ page, clicks, traffic, client } = load())
      visit = await mount()
    },
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
