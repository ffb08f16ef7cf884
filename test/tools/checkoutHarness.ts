import {
  type CheckoutStep,
  createCheckout,
  type OnrampClient,
  type OnrampClientOptions,
  type PurchaseDetails,
} from '@onramp-kit/core'
import { ORDER_ID, order, purchase, WALLET } from './cardSamples.ts'
import { json, scriptNetwork, type Turn } from './scriptedNetwork.ts'
import { createTestClient } from './testClient.ts'

export const MINUTE = 60_000
export const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
/** Where the running order of that wallet is stored. */
export const KEY = 'onramp-kit.order.f361aa025179039e'
export const HOSTED_URL = 'https://pay.example/pay/1?session=s'

const { wallet: _wallet, chain: _chain, token: _token, ...bought } = purchase
export const details: PurchaseDetails = bought

/** Turns of the network: the purchase was opened, and an order with this status. */
export const opened = json({ order_id: ORDER_ID, url: HOSTED_URL })
export const status = (name: string) => json(order(name))

/** A client on a scripted network, and checkouts on it that keep the trail of their steps: each is a tab. */
export function setUpCheckout(turns: Turn[], options: Partial<OnrampClientOptions> = {}) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch, ...options })
  const show = (client: OnrampClient) => {
    const checkout = createCheckout(client, destination)
    const trail: CheckoutStep[] = [checkout.getSnapshot().step]
    const leave = checkout.subscribe(() => {
      const { step } = checkout.getSnapshot()
      if (step !== trail.at(-1)) trail.push(step)
    })
    return { checkout, trail, leave }
  }
  /** Another checkout on the same page, such as after a remount. */
  const open = () => show(world.client)
  /** A checkout after a reload, or in another tab: of the page itself nothing is left. */
  const reload = () => show({ ...world.client, platform: otherPage(world.client) })
  const posts = () => network.requests.filter(({ method }) => method === 'POST').length
  return { ...world, network, posts, open, reload }
}

const otherPage = ({ platform }: OnrampClient) => ({ ...platform, page: { ...platform.page } })
