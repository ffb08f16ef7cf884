import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import type { Platform } from '../platform/platform.ts'
import type { Subscribable } from '../platform/signal.ts'
import { tryOrReport, tryOrUndefined } from '../platform/tryOrUndefined.ts'
import { abortable } from './abortable.ts'
import { MAX_FAILED_READS, WATCH_TIMEOUT_MS } from './pace.ts'
import { pause } from './pause.ts'
import { createPoll } from './poll.ts'
import type { PollPolicy, PollStart, PollState } from './pollState.ts'

export interface WatchOptions {
  /** Stops the watch at once: the iteration throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Triggers an earlier read, at most one per second. Pass what a hosted page's messages emit. */
  readonly refetchOn?: Subscribable | undefined
  /** Called with the error of each failed read that is retried, and with undefined once a read succeeds again. */
  readonly onPollError?: ((error: OnrampError | undefined) => void) | undefined
}

/** State that a watch continues from an earlier one. For the checkout; not part of the public interface. */
export interface ResumedWatchOptions extends WatchOptions, PollStart {
  /** When the resource was opened, by `clock.now()`. @default the start of the watch */
  readonly openedAt?: number | undefined
  /** Called with the state of polling before each value is yielded. */
  readonly onState?: ((state: PollState) => void) | undefined
  /** Called after each read. */
  readonly onRead?: (() => void) | undefined
}

export interface WatchContext<Value> {
  readonly platform: Platform
  readonly policy: PollPolicy
  /** Reads once, without retries: the watch itself retries. */
  readonly read: (signal: AbortSignal) => Promise<Value>
}

/**
 * Yields the resource at once and at each change. Ends with a final status or, after a day, with the next successful read or
 * once 720 reads in a row have failed. Throws permanent errors, such as a rejected key. Sends one read at a time.
 */
export function watch<Value extends { readonly status: string }>(
  context: WatchContext<Value>,
  options: ResumedWatchOptions = {},
): AsyncIterable<Value> {
  return abortable(options.signal, (signal) => readUntilFinal(context, { ...options, signal }))
}

async function* readUntilFinal<Value extends { readonly status: string }>(
  context: WatchContext<Value>,
  options: ResumedWatchOptions & { readonly signal: AbortSignal },
): AsyncGenerator<Value, void, undefined> {
  const { clock, page } = context.platform
  const { signal, refetchOn, onPollError, onState, onRead, openedAt = clock.now() } = options
  const { platform, policy, read } = context
  const poll = createPoll<Value>({ platform, policy, openedAt: () => openedAt }, options)
  // A change of the system time must neither end the watch nor extend it.
  const lateAt = clock.monotonic() + WATCH_TIMEOUT_MS - Math.max(0, clock.now() - openedAt)
  let seen: unknown
  let sentAt = clock.monotonic()
  // An event during a read may be about something that read has missed.
  let isDue = false
  const wait = (delay: number, retryAfter = 0) => {
    const notBefore = clock.monotonic() + retryAfter * 1000
    return pause({ clock, page, refetchOn, signal, delay, sentAt, notBefore, isDue })
  }
  if (!page.visible() || !page.online()) await wait(0)
  for (;;) {
    sentAt = clock.monotonic()
    const stopListening = refetchOn?.subscribe(() => {
      isDue = true
    })
    // After it, because some stores, such as those of Svelte, call a new listener at once.
    isDue = false
    try {
      const hadFailed = poll.state().failures > 0
      const value = await poll.read(read, signal)
      if (hadFailed) tryOrReport(() => onPollError?.(undefined))
      // A merchant's schema may return what JSON cannot express, such as a BigInt. It then counts as a change at each read.
      const text = tryOrUndefined(() => JSON.stringify(value)) ?? {}
      if (!poll.state().isStale && text !== seen) {
        seen = text
        onState?.(poll.state())
        yield value
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!isOnrampError(error)) throw error
    } finally {
      stopListening?.()
      onRead?.()
    }
    const next = poll.next()
    const { error, failures } = poll.state()
    if (next === 'done') return
    if (next === 'failed') throw error
    if (error !== undefined) tryOrReport(() => onPollError?.(error))
    const isLate = clock.monotonic() >= lateAt
    if (isLate && !isDue && (failures === 0 || failures >= MAX_FAILED_READS)) return
    await wait(next, error?.retryAfter)
  }
}
