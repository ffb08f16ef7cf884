import {
  type CheckoutOptions,
  type CheckoutSnapshot,
  type CheckoutStep,
  createCheckout,
  type OnrampClient,
  type PurchaseDetails,
} from '@onramp-kit/core'
import { ORDER_ID, order, purchase, WALLET } from './cardSamples.ts'
import { json, scriptNetwork, type Turn } from './scriptedNetwork.ts'
import { createTestClient, type TestClientOptions } from './testClient.ts'

export const MINUTE = 60_000
export const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
/** The storage key of the wallet's order. */
export const KEY = 'onramp-kit.order.f361aa025179039e'
export const HOSTED_URL = 'https://pay.example/pay/1?session=s'

const { wallet: _wallet, chain: _chain, token: _token, ...bought } = purchase
export const details: PurchaseDetails = bought

/** Turns of the network: the opened purchase, and an order with this status. */
export const opened = json({ order_id: ORDER_ID, url: HOSTED_URL })
export const status = (name: string) => json(order(name))

/** A client on a scripted network, with checkouts that record their steps; each acts as a tab. */
export function setUpCheckout(
  turns: Turn[],
  options: TestClientOptions = {},
  checkoutOptions: CheckoutOptions = {},
) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch, ...options })
  const show = (client: OnrampClient) => {
    const checkout = createCheckout(client, destination, checkoutOptions)
    const trail: CheckoutStep[] = [checkout.getSnapshot().step]
    const leave = checkout.subscribe(() => {
      const { step } = checkout.getSnapshot()
      checkGuarantees(checkout.getSnapshot())
      if (step !== trail.at(-1)) trail.push(step)
    })
    return { checkout, trail, leave }
  }
  /** Another checkout on the same page, such as after a remount. */
  const open = () => show(world.client)
  /** A checkout after a reload: only storage remains. Without `resume: 'page'` also one in another tab. */
  const reload = () => show({ ...world.client, platform: otherPage(world.client) })
  const posts = () => network.requests.filter(({ method }) => method === 'POST').length
  return { ...world, network, posts, open, reload }
}

const none = { order_id: false, url: false, order: false }
const closed = { order_id: true, url: false, order: true }
/** The fields that are defined, or undefined, in every snapshot of a step. */
const guarantees: Readonly<Record<CheckoutStep, Partial<Record<keyof CheckoutSnapshot, boolean>>>> =
  {
    details: none,
    opening: { ...none, purchase: true, error: false },
    unknown: none,
    resuming: { url: false, order: false },
    paying: { order_id: true },
    processing: { order_id: true },
    settling: closed,
    sent: closed,
    cancelled: closed,
  }

/** Throws unless the snapshot has the fields that its step guarantees. */
export function checkGuarantees(snapshot: CheckoutSnapshot) {
  for (const [field, isDefined] of Object.entries(guarantees[snapshot.step]))
    if ((snapshot[field as keyof CheckoutSnapshot] !== undefined) !== isDefined)
      throw new Error(`${field} in step ${snapshot.step} is ${isDefined ? '' : 'not '}undefined`)
  const step: CheckoutStep = snapshot.step
  if (!snapshot.isCaptured && (step === 'settling' || step === 'sent'))
    throw new Error(`step ${step} is not captured`)
}

const otherPage = ({ platform }: OnrampClient) => ({ ...platform, page: { ...platform.page } })
