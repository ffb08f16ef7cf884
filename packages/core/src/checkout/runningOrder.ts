import * as z from 'zod/mini'
import type { OnrampClient } from '../client.ts'
import { chain as chainSchema } from '../contract/chain.ts'
import { token as tokenSchema } from '../contract/token.ts'
import { uuid } from '../contract/uuid.ts'
import { FOLLOW_FOR } from '../orders/pace.ts'
import { webStorage, withMemory } from '../platform/storage.ts'
import { walletTag } from '../wallet/walletTag.ts'
import type { Destination } from './mismatch.ts'

/**
 * What outlives a reload, so that a purchase is found again and not made twice. Never the key, the wallet, the hosted
 * page's URL or anything of the payment.
 */
const runningOrder = z.object({
  v: z.enum({ current: 1 }),
  /** Which click it is of: nobody touches the record of another. */
  attempt: z.string(),
  /** Null while the purchase is being opened: found so after a reload, its outcome is unknown. */
  order_id: z.nullable(uuid),
  environment: z.enum(['live', 'sandbox']),
  chain: chainSchema,
  token: tokenSchema,
  /** Milliseconds since 1970. */
  created_at: z.number(),
})
export type RunningOrder = z.infer<typeof runningOrder>

/** The one place of a wallet's running order, in the storage the client was given. */
export interface RunningOrderStore {
  readonly key: string
  readonly read: () => RunningOrder | undefined
  /** Says that a purchase is being opened. */
  readonly claim: () => RunningOrder
  /** Says which order it became, unless another one has been stored meanwhile. */
  readonly keep: (order: RunningOrder, order_id: string) => RunningOrder
  /** Forgets this order, and no other. */
  readonly clear: (order: RunningOrder) => void
}

export function createRunningOrderStore(
  client: OnrampClient,
  destination: Destination,
): RunningOrderStore {
  const { environment } = client
  const { clock, random } = client.platform
  const storage = withMemory(client.platform.storage ?? webStorage, client.memory)
  const key = `onramp-kit.order.${environment}.${walletTag(destination.wallet)}`

  function read(): RunningOrder | undefined {
    const parsed = runningOrder.safeParse(parseJson(storage.getItem(key)))
    if (!parsed.success || parsed.data.environment !== environment) return undefined
    const age = clock.now() - parsed.data.created_at
    // A clock that was set back must not keep an order young: from here on its age is right.
    if (age < 0) return write({ ...parsed.data, created_at: clock.now() })
    return age < FOLLOW_FOR ? parsed.data : undefined
  }
  function write(order: RunningOrder): RunningOrder {
    storage.setItem(key, JSON.stringify(order))
    return order
  }
  return {
    key,
    read,
    claim() {
      const attempt = `${clock.now()}-${random()}`
      const { chain, token } = destination
      const created_at = clock.now()
      return write({ v: 1, attempt, order_id: null, environment, chain, token, created_at })
    },
    keep(order, order_id) {
      const kept = { ...order, order_id, created_at: clock.now() }
      const stored = read()
      return stored === undefined || stored.attempt === order.attempt ? write(kept) : kept
    },
    clear({ attempt }) {
      if (read()?.attempt === attempt) storage.removeItem(key)
    },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
