import type { CardOrder, Checkout, CheckoutSnapshot } from '@onramp-kit/core'
import type { Page } from '../faults/page.ts'

/** Turns the service's answer, if there is one, into what arrives; `undefined` is a lost connection. */
export type Fault = (answer: Response | undefined) => Response | undefined | Promise<Response>

/** A purchase request in flight. Acts decide what becomes of it. */
export interface Post {
  /** The order that the service has opened for it. */
  orderId: string | undefined
  /** The service acts on the request. Its answer stays on the way. */
  readonly act: () => Promise<void>
  /** The answer arrives, or what a fault makes of it. */
  readonly arrive: (fault?: Fault) => Promise<void>
}

/** The stored record, as far as the exploration reads it. */
interface StoredOrder {
  readonly purchaseId: string
  readonly order_id: string | null
  readonly created_at: number
  readonly captured?: boolean
  readonly not_found?: boolean
}

/** A tab of the buyer's browser: a page with one checkout, whose view may be mounted or not. */
export interface Tab {
  readonly wallet: string
  readonly page: () => Page
  readonly snapshot: () => CheckoutSnapshot
  /** The record that the tab finds in storage. */
  readonly record: () => StoredOrder | undefined
  /** Whether the view is mounted. */
  isShown: boolean
  /** The purchase request in flight. */
  post: Post | undefined
  /** The orders that the requests of its purchase have opened, whether or not it knows them. */
  opened: Set<string>
  /** The number of purchase requests sent, and the number of calls that may send one. */
  posts: number
  deliberate: number
  /** The number of reads answered, the last order of them, and what happens to the next ones. */
  readCount: number
  lastRead: CardOrder | undefined
  readFault: Fault | undefined
  readonly sends: (post: Post) => void
  readonly reads: (answer: Response) => Promise<Response | undefined>
  /** Loads the page, with only its storage left of the one before. */
  readonly load: () => void
  /** Mounts a view with a new checkout on the same page. */
  readonly mount: () => void
  readonly enter: () => void
  readonly leave: () => void
  readonly act: (act: (checkout: Checkout) => unknown) => void
  readonly open: () => void
  readonly retry: () => void
  readonly startOver: () => void
}
