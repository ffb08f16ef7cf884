import {
  type CardOrder,
  isApiError,
  isCaptured,
  isOnrampError,
  type OnrampClient,
} from '@onramp-kit/core'
import type { Cart, TopUp } from './shop.ts'
import type { Outcome, openStore, Report } from './store.ts'

/** Fields of a log line. Add no keys, wallets or email addresses. */
type Field = 'order' | 'status' | 'outcome' | 'code' | 'fields' | 'url'
export type Log = (event: string, fields?: Readonly<Partial<Record<Field, unknown>>>) => void

interface Options {
  readonly onramp: OnrampClient
  readonly carts: { get(id: string): Cart | TopUp | undefined }
  readonly store: ReturnType<typeof openStore>
  readonly log: Log
  /** Stops reading. */
  readonly signal: AbortSignal
}

/** Which cart of an order gets its outcome first. */
const priority: readonly Outcome[] = ['credited', 'topped_up', 'mismatched']

/** Creates the reader of orders: `report` reads a reported order, and `readOrders` those that are due. */
export function createReader({ onramp, carts, store, log, signal }: Options) {
  const { clock } = onramp.platform

  /**
   * Reads an order with its cart's wallet, not one from the browser: the service does not find the order of another wallet. Returns
   * whether other orders can be read: not before Retry-After has elapsed.
   */
  async function read(report: Report): Promise<boolean> {
    const { id } = report
    try {
      const wallet = carts.get(report.cart)?.wallet
      if (wallet === undefined) throw new Error('no cart')
      const order = await onramp.card.orders.get({ id, wallet }, { signal })
      log('order_read', { order: id, status: order.status })
      settle(id, wallet, order)
      return true
    } catch (error) {
      if (signal.aborted) return false
      // A browser may report anything, but a new order may not have reached every replica.
      if (isApiError(error, 'order_not_found')) store.forget(report, clock.now())
      log('read_failed', { order: id, code: isOnrampError(error) ? error.code : String(error) })
      return !isOnrampError(error) || error.retryAfter === undefined
    }
  }

  /**
   * Gives each cart that has reported an order its outcome. There can be several: every page of a wallet resumes its open order, and
   * reports it. A cart of the order's amount comes before a top-up, and of equal ones the first report counts.
   */
  function settle(id: string, wallet: string, order: CardOrder): void {
    const ended: { report: Report; outcome: Outcome; fields: string[] }[] = []
    for (const name of store.openCarts(id)) {
      const report = { id, cart: name }
      const cart = carts.get(name)
      if (cart?.wallet.toLowerCase() !== wallet.toLowerCase()) continue
      const wasCaptured = store.setStatus(report, order.status, isCaptured(order.status))
      const fields = mismatchedFields(cart, order, onramp.orderAmount)
      const outcome = outcomeOf(cart, order, wasCaptured, fields)
      if (outcome) ended.push({ report, outcome, fields })
    }
    ended.sort((one, other) => priority.indexOf(one.outcome) - priority.indexOf(other.outcome))
    for (const { report, outcome, fields } of ended) {
      const closed = store.close(report, outcome, order.source)
      if (closed === 'mismatched') log('order_closed', { order: id, outcome: closed, fields })
      else if (closed) log('order_closed', { order: id, outcome: closed })
    }
  }

  /** Begins no read after a minute: a schedule then starts the next run. */
  async function readDue(): Promise<void> {
    const start = clock.now()
    while (!signal.aborted && clock.now() < start + 60_000) {
      const report = store.takeDue(start)
      if (report === undefined || !(await read(report))) return
    }
  }

  let running: Promise<void> | undefined
  return {
    /** Stores a report, and reads its order unless that has an outcome. */
    report: async (report: Report): Promise<void> => {
      if (store.add(report, clock.now())) await read(report)
    },
    /** Reads the orders that are due. A call during a run waits for that run. */
    readOrders: (): Promise<void> =>
      (running ??= readDue()
        .catch((error: unknown) => log('read_failed', { code: String(error) }))
        .finally(() => {
          running = undefined
        })),
  }
}

function outcomeOf(
  cart: Cart | TopUp,
  { status }: CardOrder,
  wasCaptured: boolean,
  mismatches: readonly string[],
): Outcome | undefined {
  if (status === 'order_cancelled') return wasCaptured ? 'cancelled_paid' : 'cancelled'
  if (status !== 'order_broadcasted') return undefined
  if (mismatches.length > 0) return 'mismatched'
  return cart.amount === undefined ? 'topped_up' : 'credited'
}

/**
 * Returns the fields in which an order differs from what the cart requires.
 * @param orderAmount of the client. With 'any' the amount may be higher, such as by fees
 */
export function mismatchedFields(
  cart: Cart | TopUp,
  { source, destination }: CardOrder,
  orderAmount: OnrampClient['orderAmount'],
): string[] {
  const isMore = orderAmount === 'any' && Number(source.amount) >= Number(cart.amount)
  const isEqual: Readonly<Record<string, boolean>> = {
    wallet: upper(cart.wallet) === upper(destination.wallet),
    chain: cart.chain === destination.chain,
    token: upper(cart.token) === upper(destination.token),
    currency: upper(cart.currency ?? source.currency) === upper(source.currency),
    amount: isMore || decimal(cart.amount ?? source.amount) === decimal(source.amount),
  }
  return Object.keys(isEqual).filter((field) => !isEqual[field])
}

/** Returns the same text for "usdc" and "USDC". Other letters stay: `toUpperCase` also turns "ſ" into "S". */
const upper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Returns the same text for "050.00" and "50", without a float. */
const decimal = (text: string) => text.replace(/\.0*$|(\.\d*[1-9])0+$/, '$1').replace(/^0+/, '')
