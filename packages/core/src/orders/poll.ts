import { isOnrampError } from '../errors/OnrampError.ts'
import type { Platform } from '../platform/platform.ts'
import {
  afterFailure,
  afterRead,
  initialPollState,
  nextRead,
  type PollPolicy,
  type PollStart,
  type PollState,
} from './pollState.ts'

/** How one resource is polled. */
export interface PollContext<Value> {
  readonly platform: Pick<Platform, 'clock' | 'random'>
  readonly policy: PollPolicy
  /** When the resource was opened, by `clock.now()`. @default its first read */
  readonly openedAt?: ((value: Value) => number) | undefined
}

/** One resource, read after read. Decides when the next read is due. */
export interface Poll<Value> {
  readonly state: () => PollState
  /** When the next read is due, decided once per read: see `nextRead`. */
  readonly next: () => ReturnType<typeof nextRead>
  /** Reads once. Rejects with the error of the read. A read that the signal has aborted does not count. */
  readonly read: (
    read: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ) => Promise<Value>
  /** Counts a value that was read elsewhere. */
  readonly seen: (value: Value) => void
  /** Counts an answer that the resource exists: replicas may not know it yet. */
  readonly exists: () => void
}

export function createPoll<Value extends { readonly status: string }>(
  { platform, policy, openedAt }: PollContext<Value>,
  start?: PollStart,
): Poll<Value> {
  const { clock } = platform
  let state = initialPollState(clock.now(), { wasNotFound: policy.mayBeMissing, ...start })
  let next: ReturnType<typeof nextRead> | undefined

  function set(after: PollState) {
    state = after
    next = undefined
  }
  const seen = (value: Value) =>
    set(afterRead(state, value.status, clock.now(), openedAt?.(value) ?? clock.now()))

  return {
    state: () => state,
    next: () => (next ??= nextRead(policy, state, platform)),
    seen,
    exists: () => set({ ...state, notFound: 0, isLost: false }),
    async read(read, signal) {
      try {
        const value = await read(signal)
        if (!signal.aborted) seen(value)
        return value
      } catch (error) {
        if (!signal.aborted && isOnrampError(error)) set(afterFailure(state, error, clock))
        throw error
      }
    },
  }
}
