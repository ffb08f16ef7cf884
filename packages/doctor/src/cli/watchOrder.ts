import { createOnrampClient, isOnrampError } from '@onramp-kit/core'
import { clientOptions } from '../probe/call.ts'
import type { Settings } from '../probe/settings.ts'
import type { Terminal } from './terminal.ts'

/**
 * Polls an order as the merchant's app does, and prints each status with its time.
 * @returns the exit code: 0 once the status is terminal
 */
export async function watchOrder(
  settings: Settings,
  id: string,
  json: boolean,
  { out, err, clock }: Terminal,
): Promise<0 | 1 | 2> {
  const onramp = createOnrampClient({
    ...clientOptions(settings, { paths: {}, fieldNames: {}, schemas: {} }),
    ...(clock && { platform: { clock } }),
  })
  const now = () => new Date(clock?.now() ?? Date.now()).toISOString()
  try {
    for await (const { status } of onramp.card.orders.watch({ id, wallet: settings.wallet })) {
      const at = now()
      out(json ? `${JSON.stringify({ at, status })}\n` : `${at}  ${status}\n`)
    }
    return 0
  } catch (error) {
    if (!isOnrampError(error)) throw error
    err(`${error.message}\n`)
    return error.status === undefined ? 2 : 1
  }
}
