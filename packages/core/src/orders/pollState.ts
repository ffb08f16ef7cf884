import { isDecided } from '../contract/accounts.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { isTransient } from '../transport/retry.ts'
import {
  customerInterval,
  orderInterval,
  pollDelay,
  SLOW_AFTER_MS,
  UNREAD_SLOW_AFTER_MS,
} from './pace.ts'
import { furtherStatus, isCaptured, isStale, isTerminal } from './status.ts'

const notFoundCodes = ['order_not_found', 'customer_not_registered']

const isNotFound = (error: OnrampError) => notFoundCodes.includes(error.code)

/** A resource counts as not found only after this many 404s in a row, over this long: replicas lag behind, proxies fail. */
const NOT_FOUND_READS = 5
const NOT_FOUND_MS = 60_000

/** Unexpected responses tolerated since the last successful read, such as those of a captive portal or a gateway. */
const MAX_UNEXPECTED = 5

/** How one kind of resource is polled. */
export interface PollPolicy {
  readonly isFinal: (status: string) => boolean
  /** Milliseconds between two successful reads, before jitter. */
  readonly interval: (state: PollState, now: number) => number
  /** Whether the resource may not exist yet: the first 404 then ends polling. */
  readonly mayBeMissing?: true
}

export const orderPolicy: PollPolicy = {
  isFinal: isTerminal,
  interval: ({ status, since }, now) => orderInterval(status, now - since),
}

export const customerPolicy: PollPolicy = {
  isFinal: isDecided,
  interval: ({ reads }) => customerInterval(reads),
  mayBeMissing: true,
}

/** What polling one resource has seen so far. Every read yields a new state. */
export interface PollState {
  /** Last status that this poll has read, stale replies left out. */
  readonly status: string | undefined
  /** The status that is furthest along, earlier polls included. */
  readonly furthest: string | undefined
  /** Whether the last reply was stale. */
  readonly isStale: boolean
  /** Start of the pace by `clock.now()`: of polling, then of the resource, then of its capture. */
  readonly since: number
  /**
   * Last status read, earlier polls included, and its start by `clock.now()`: when it was first read or, if the very first
   * read returned it, when the resource was opened.
   */
  readonly known: { readonly status: string | undefined; readonly since: number }
  /** Whether a payment was ever reported as captured. */
  readonly isCaptured: boolean
  /** Reads so far, failed ones included. */
  readonly reads: number
  /** Failed reads in a row, and the last one's error. */
  readonly failures: number
  readonly error: OnrampError | undefined
  /** Unexpected responses since the last successful read. */
  readonly unexpected: number
  /** 404s since the last successful read; the first one's time by `clock.monotonic()`. */
  readonly notFound: number
  readonly notFoundSince: number
  /**
   * Whether the last 404 came after enough others, over enough time. Other errors leave it as it is; a successful read
   * resets it.
   */
  readonly isLost: boolean
  /**
   * Whether neither `order_not_found` nor unexpected responses end polling once the resource was read. Always so after a
   * capture.
   */
  readonly isKept: boolean
}

/** State from before the first read. */
export interface PollStart {
  /** State of an earlier poll of the resource: replies behind its furthest status are stale. */
  readonly last?: PollState | undefined
  readonly isCaptured?: boolean | undefined
  /** Whether an earlier poll ended with a 404: the first 404 then ends this one. */
  readonly wasNotFound?: boolean | undefined
  readonly isKept?: boolean | undefined
}

export function initialPollState(now: number, start: PollStart = {}): PollState {
  const { last, isCaptured: captured = false, wasNotFound = false, isKept = false } = start
  return {
    status: undefined,
    furthest: last?.furthest,
    isStale: false,
    since: now,
    known:
      last?.known.status === undefined
        ? // An unread resource counts as slow sooner.
          { status: undefined, since: now - SLOW_AFTER_MS + UNREAD_SLOW_AFTER_MS }
        : last.known,
    isCaptured: captured,
    reads: 0,
    failures: 0,
    error: undefined,
    unexpected: 0,
    notFound: wasNotFound ? NOT_FOUND_READS : 0,
    notFoundSince: Number.NEGATIVE_INFINITY,
    isLost: false,
    isKept,
  }
}

/** Returns when the resource counts as slow, by `clock.now()`: once it has kept one status for long, or is still unread. */
export function slowAt({ known }: PollState): number {
  return known.since + SLOW_AFTER_MS
}

/** @param openedAt when the resource was opened, by `now` */
export function afterRead(
  state: PollState,
  status: string,
  now: number,
  openedAt: number,
): PollState {
  const healthy = {
    ...state,
    isStale: isStale(state.furthest, status),
    reads: state.reads + 1,
    failures: 0,
    error: undefined,
    unexpected: 0,
    notFound: 0,
    isLost: false,
    isCaptured: state.isCaptured || isCaptured(status),
  }
  if (healthy.isStale) return healthy
  const { known } = state
  // A clock that was set back must not keep the pace of a new order.
  const since = Math.min(now, state.status === undefined ? openedAt : state.since)
  return {
    ...healthy,
    status,
    furthest: furtherStatus(state.furthest, status),
    since: isCaptured(status) && status !== state.status ? now : since,
    known:
      status === known.status
        ? known
        : { status, since: known.status === undefined ? openedAt : now },
  }
}

export function afterFailure(state: PollState, error: OnrampError, clock: Clock): PollState {
  const failed = {
    ...state,
    reads: state.reads + 1,
    failures: state.failures + 1,
    error,
    unexpected: state.unexpected + Number(!isTransient(error) && !isNotFound(error)),
  }
  if (!isNotFound(error)) return failed
  const now = clock.monotonic()
  const notFound = state.notFound + 1
  const notFoundSince = state.notFound === 0 ? now : state.notFoundSince
  const isLost = notFound >= NOT_FOUND_READS && now - notFoundSince >= NOT_FOUND_MS
  return { ...failed, notFound, notFoundSince, isLost }
}

/**
 * Decides when to read again, for watches and for queries: the milliseconds until then, never before Retry-After has
 * elapsed; `'done'` if the status is final; `'failed'` if the last error is permanent.
 */
export function nextRead(
  policy: PollPolicy,
  state: PollState,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
): number | 'done' | 'failed' {
  const { status, failures, error, notFound, notFoundSince, isLost } = state
  if (status !== undefined && policy.isFinal(status)) return 'done'
  const delay = pollDelay(policy.interval(state, clock.now()), failures, random)
  if (error === undefined) return delay
  if (!mayRecover(state, error)) return 'failed'
  // Enough 404s, over too little time: another backoff would keep the buyer waiting for twice the time.
  const isAlmostLost = isNotFound(error) && notFound >= NOT_FOUND_READS && !isLost
  const left = notFoundSince + NOT_FOUND_MS - clock.monotonic()
  return Math.max(isAlmostLost ? Math.min(delay, left) : delay, (error.retryAfter ?? 0) * 1000)
}

function mayRecover(state: PollState, error: OnrampError): boolean {
  const { status, unexpected, isLost } = state
  const isKept = state.isCaptured || (state.isKept && status !== undefined)
  if (isNotFound(error)) return !isLost || (isKept && error.code === 'order_not_found')
  const isTolerated = isKept || unexpected <= MAX_UNEXPECTED
  return (isTolerated && error.name === 'ContractError') || isTransient(error)
}
