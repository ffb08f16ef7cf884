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

/** A stored record, as far as a buyer notices. */
interface StoredOrder {
  readonly purchaseId: string
  readonly order_id: string | null
  readonly captured?: boolean
  readonly created_at: number
}

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
    const stored = record()
    readsOnce = stored !== undefined && age(stored) >= DAY
    let see: (snapshot: CheckoutSnapshot) => void = () => {}
    shown = await show(client, (snapshot) => see(snapshot), world)
    await settle()
    const around = { ...world, clicks, traffic, storedPurchase: () => record()?.purchaseId }
    const made = createVisit(shown.checkout, stored?.order_id ?? undefined, around)
    see = made.see
    shown.enter()
    return made
  }

  /** The record that a checkout resumes: that of a capture first. */
  function record(): StoredOrder | undefined {
    return [`${KEY}.captured`, KEY]
      .map((key) => JSON.parse(storage.getItem(key) ?? 'null') as StoredOrder | null)
      .find(
        (each): each is StoredOrder =>
          each !== null && age(each) < (each.captured ? 30 * DAY : DAY),
      )
  }
  function age({ created_at }: StoredOrder): number {
    return device.now() - created_at
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
