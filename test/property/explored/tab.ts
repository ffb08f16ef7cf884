import {
  type CardOrder,
  type Checkout,
  type CheckoutSnapshot,
  isTerminal,
  type OnrampClient,
} from '@onramp-kit/core'
import type { OrderState } from '@onramp-kit/msw'
import { checkGuarantees, destination, details } from '@onramp-kit/test-tools/checkoutHarness'
import { createPage, type Page } from '../faults/page.ts'
import { fetchOf } from './network.ts'
import type { Tab } from './tabState.ts'
import type { World } from './world.ts'

const DAY = 24 * 3_600_000

/** Opens another tab of the buyer's browser. */
export function openTab(world: World): void {
  world.tabs.push(createTab(world))
}

function createTab(world: World): Tab {
  const { core, options, clock, device, tabs } = world
  const wallet = options.wallets[tabs.length] ?? destination.wallet
  // The second tab shows a page that sells on another chain.
  const chain = tabs.length % 2 === 0 ? destination.chain : 42_161
  const shared = device.storageOf({})
  const tabStorage = device.storageOf({})
  let key = ''
  const storage = { ...shared, getItem: (name: string) => shared.getItem((key = name)) }
  let page: Page
  let client: OnrampClient
  let checkout: Checkout
  let unsubscribe: (() => void) | undefined
  let last: CheckoutSnapshot | undefined

  const report = (rule: string) => void world.broken.add(rule)
  /** Runs a call of the view, which must neither throw nor reject. */
  function attempt(run: () => unknown) {
    const fail = (error: unknown) => report(`something throws: ${String(error)}`)
    try {
      void Promise.resolve(run()).catch(fail)
    } catch (error) {
      fail(error)
    }
  }

  /** What the tab knows of a purchase ends with it. */
  function forget() {
    last = undefined
    tab.opened = new Set()
    tab.lastRead = undefined
  }

  /** Everything that the view shows, at each change. */
  function see() {
    const snapshot = checkout.getSnapshot()
    const { order_id, order, url, isCaptured, step } = snapshot
    attempt(() => checkGuarantees(snapshot))
    if (order_id !== undefined && url !== undefined) world.shown.set(order_id, url)
    if (order_id !== undefined && isCaptured) world.captured.add(order_id)
    if (last?.order_id !== undefined) {
      const isSame = last.order_id === order_id
      const isEnded = last.order && isTerminal(last.order.status)
      if (isEnded && !(isSame && last.step === step)) report('a terminal order moves')
      const isBehind =
        order?.status === 'payment_pending' && last.order?.status === 'order_completed'
      if (isSame && (isBehind || (last.isCaptured && !isCaptured)))
        report('an order moves backward')
    }
    // The purchase of another tab replaces the one that this tab was about to try again.
    if (last?.step === 'opening' && step === 'resuming') tab.opened = new Set()
    last = snapshot
    const held = world.orders().find(({ id }) => id === order_id)
    const wallets = [held?.destination.wallet, order?.destination.wallet]
    if (wallets.some((each) => each !== undefined && each !== wallet))
      report("a wallet sees another's order")
    if (held !== undefined && held.destination.chain !== snapshot.destination.chain)
      report('an order has another destination than the one that is shown')
  }

  const tab: Tab = {
    wallet,
    page: () => page,
    snapshot: () => checkout.getSnapshot(),
    record: () => JSON.parse(shared.getItem(key) ?? 'null') ?? undefined,
    isShown: false,
    post: undefined,
    opened: new Set(),
    posts: 0,
    deliberate: 0,
    readCount: 0,
    lastRead: undefined,
    readFault: undefined,
    sends(post) {
      tab.posts += 1
      tab.post = post
      if (tab.posts > tab.deliberate) report('a purchase is sent that the buyer did not ask for')
      if (tabs.some((other) => other !== tab && other.wallet === wallet && other.post))
        report('two purchases of a wallet are in flight')
      if (world.orders().some(canPay)) report('a purchase is sent while the buyer can pay another')
    },
    async reads(answer) {
      tab.readCount += 1
      tab.lastRead = undefined
      if (!answer.ok) return tab.readFault ? tab.readFault(answer) : answer
      const order: CardOrder = await answer.json()
      const distortion = world.distorted.get(order.id)
      const amount = distortion === 'another amount' ? '70.00' : order.source.amount
      const status = distortion === 'a new status' ? 'order_in_dispute' : order.status
      const told = { ...order, status, source: { ...order.source, amount } }
      if (tab.readFault) return tab.readFault(Response.json(told))
      tab.lastRead = told
      return Response.json(told)
    },
    load() {
      page?.close()
      tab.leave()
      tab.post = undefined
      page = createPage(clock, device)
      client = core.createOnrampClient({
        publishableKey: 'svc_public_sandbox_demo',
        baseUrl: 'https://service.example',
        mayResend: true,
        fetch: fetchOf(world, tab, page),
        platform: {
          clock: page.clock,
          page: page.state,
          lock: options.hasLock === false ? () => Promise.reject() : page.lock,
          random: world.random,
          storage,
          tabStorage,
        },
      })
      tab.mount()
    },
    mount() {
      tab.leave()
      forget()
      const before = tab.record()
      const { resume } = options
      checkout = core.createCheckout(client, { ...destination, wallet, chain }, { resume })
      const { order_id, isCaptured } = checkout.getSnapshot()
      const isForgotten = order_id !== before?.order_id || !isCaptured
      if (world.captured.has(before?.order_id ?? '') && isForgotten)
        report('a reload forgets a capture')
      tab.enter()
    },
    enter() {
      tab.isShown = true
      unsubscribe = checkout.subscribe(see)
      see()
    },
    leave() {
      unsubscribe?.()
      unsubscribe = undefined
      tab.isShown = false
    },
    act: (act) => attempt(() => act(checkout)),
    open() {
      tab.deliberate += 1
      forget()
      tab.act(({ open }) => open(details))
    },
    retry() {
      tab.deliberate += 1
      tab.act(({ retry }) => retry())
    },
    startOver() {
      const { order_id } = checkout.getSnapshot()
      for (const id of [...tab.opened, order_id]) if (id !== undefined) world.left.add(id)
      forget()
      tab.act(({ startOver }) => startOver())
      const after = checkout.getSnapshot()
      // Another tab may have read a capture.
      if (order_id !== undefined && after.order_id === order_id && !after.isCaptured)
        report('starting over keeps the order')
    },
  }

  /** Whether the buyer can pay an order of the wallet on a page that was shown and not left. */
  function canPay({ id, status, created_at, destination: { wallet: of } }: OrderState): boolean {
    const isRecent = device.now() - Date.parse(created_at) < DAY
    const isPending = status === 'payment_pending' && of === wallet && isRecent
    return isPending && world.shown.has(id) && !world.left.has(id)
  }
  tab.load()
  return tab
}
