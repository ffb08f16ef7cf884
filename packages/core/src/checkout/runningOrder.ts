import * as z from 'zod/mini'
import type { OnrampClient } from '../client.ts'
import { chain } from '../contract/chain.ts'
import { token } from '../contract/token.ts'
import { uuid } from '../contract/uuid.ts'
import { wallet } from '../contract/wallet.ts'
import { FOLLOW_FOR } from '../orders/pace.ts'
import type { Destination } from './mismatch.ts'

/**
 * What outlives a reload, so that a purchase is found again and not made twice. Never the key, the hosted page's URL or
 * anything of the payment.
 */
const runningOrder = z.object({
  v: z.enum({ current: 1 }),
  /** Null while the purchase is being opened: found so after a reload, its outcome is unknown. */
  order_id: z.nullable(uuid),
  environment: z.enum(['live', 'sandbox']),
  wallet,
  chain,
  token,
  /** Milliseconds since 1970. */
  created_at: z.number(),
})
export type RunningOrder = z.infer<typeof runningOrder>

/** The one place of a wallet's running order, in the storage the client was given. */
export interface RunningOrderStore {
  read(): RunningOrder | undefined
  write(order_id: string | null): RunningOrder
  clear(): void
}

export function createRunningOrderStore(
  client: OnrampClient,
  destination: Destination,
): RunningOrderStore {
  const { environment } = client
  const { storage, clock } = client.platform
  const key = `onramp-kit.order.${environment}.${destination.wallet}`.toLowerCase()
  return {
    read() {
      const parsed = runningOrder.safeParse(attempt(() => JSON.parse(storage.getItem(key) ?? '')))
      if (!parsed.success) return undefined
      const age = clock.now() - parsed.data.created_at
      return parsed.data.environment === environment && age < FOLLOW_FOR ? parsed.data : undefined
    },
    write(order_id) {
      const order: RunningOrder = {
        v: 1,
        order_id,
        environment,
        ...destination,
        created_at: clock.now(),
      }
      attempt(() => storage.setItem(key, JSON.stringify(order)))
      return order
    },
    clear: () => attempt(() => storage.removeItem(key)),
  }
}

/** A storage that fails, or holds something else, is one that holds nothing. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
