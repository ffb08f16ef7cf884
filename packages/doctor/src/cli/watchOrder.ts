import { createOnrampClient, isOnrampError, isTerminal, type OnrampError } from '@onramp-kit/core'
import { systemClock } from '@onramp-kit/core/internal'
import { clientOptions } from '../probe/call.ts'
import type { Settings } from '../probe/settings.ts'
import type { Clean } from '../redaction/clean.ts'
import type { Terminal } from './terminal.ts'

/**
 * Polls an order as the merchant's app does, and prints each status with its time.
 * @returns the exit code: 0 once the status is terminal
 */
export async function watchOrder(
  settings: Settings,
  id: string,
  json: boolean,
  { out, err, clock = systemClock }: Terminal,
  clean: Clean,
): Promise<0 | 1 | 2> {
  const onramp = createOnrampClient({
    ...clientOptions(settings, { paths: {}, fieldNames: {}, schemas: {} }),
    platform: { clock },
  })
  let last: string | undefined
  let lastError: string | undefined
  const onPollError = (error: OnrampError | undefined) => {
    if (error !== undefined && error.code !== lastError) err(`${clean(error.message)}\n`)
    lastError = error?.code
  }
  const input = { id, wallet: settings.wallet }
  try {
    for await (const order of onramp.card.orders.watch(input, { onPollError })) {
      last = order.status
      const at = new Date(clock.now()).toISOString()
      const status = clean(last)
      out(json ? `${JSON.stringify({ at, status })}\n` : `${at}  ${status}\n`)
    }
  } catch (error) {
    if (!isOnrampError(error)) throw error
    err(`${clean(error.message)}\n`)
    // A body that isn't JSON came from another server, such as a proxy.
    return error.status === undefined || error.code === 'unreadable_answer' ? 2 : 1
  }
  if (last === undefined) {
    err('No status was read: check --base-url and the network.\n')
    return 2
  }
  if (isTerminal(last)) return 0
  err(`The last status, ${clean(last)}, is not terminal: watch the order again later.\n`)
  return 1
}
