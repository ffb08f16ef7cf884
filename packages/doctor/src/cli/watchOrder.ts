import { createOnrampClient, isOnrampError, isTerminal, type OnrampError } from '@onramp-kit/core'
import { systemClock } from '@onramp-kit/core/internal'
import { clientOptions } from '../probe/call.ts'
import { isLasting, networkFailure } from '../probe/networkFailure.ts'
import { redirectWords } from '../probe/outcome.ts'
import { redirectOrigin } from '../probe/recordFetch.ts'
import type { Settings } from '../probe/settings.ts'
import type { Clean } from '../redaction/clean.ts'
import type { Terminal } from './terminal.ts'

/** The reads after which the watch ends if none succeeded and the cause lasts. */
const MAX_LASTING_FAILURES = 3

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
  const options = clientOptions(settings, { paths: {}, fieldNames: {}, schemas: {} })
  const { fetch, failure } = watchFetch(options.fetch)
  const onramp = createOnrampClient({ ...options, fetch, platform: { clock } })
  const controller = new AbortController()
  const { signal } = controller
  let last: string | undefined
  let lastWords: string | undefined
  let lasting = 0
  const onPollError = (error: OnrampError | undefined) => {
    const network = error?.code === 'network_error' ? failure() : undefined
    const words = network ? `card.orders.get: ${network.words}` : error?.message
    if (words !== undefined && words !== lastWords) err(`${clean(words)}\n`)
    lastWords = words
    lasting = network?.isLasting ? lasting + 1 : 0
    if (last === undefined && lasting === MAX_LASTING_FAILURES) controller.abort()
  }
  const input = { id, wallet: settings.wallet }
  try {
    for await (const order of onramp.card.orders.watch(input, { signal, onPollError })) {
      last = order.status
      const at = new Date(clock.now()).toISOString()
      const status = clean(last)
      out(json ? `${JSON.stringify({ at, status })}\n` : `${at}  ${status}\n`)
    }
  } catch (error) {
    if (signal.aborted) return unread(err)
    if (!isOnrampError(error)) throw error
    err(`${clean(error.message)}\n`)
    // A body that isn't JSON came from another server, such as a proxy.
    return error.status === undefined || error.code === 'unreadable_answer' ? 2 : 1
  }
  if (last === undefined) return unread(err)
  if (isTerminal(last)) return 0
  err(`The last status, ${clean(last)}, is not terminal: watch the order again later.\n`)
  return 1
}

function unread(err: Terminal['err']): 2 {
  err('No status was read: check --base-url and the network.\n')
  return 2
}

/** Wraps fetch, and explains why the last request got no response that the client reads. */
function watchFetch(send: typeof globalThis.fetch = globalThis.fetch) {
  let failure: { readonly words: string; readonly isLasting: boolean } | undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    failure = undefined
    try {
      const response = await send(input, init)
      const target = redirectOrigin(response)
      if (target !== undefined)
        failure = { words: redirectWords(target, URL.parse(response.url)?.origin), isLasting: true }
      return response
    } catch (error) {
      failure = { words: networkFailure(error), isLasting: isLasting(error) }
      throw error
    }
  }
  return { fetch, failure: () => failure }
}
