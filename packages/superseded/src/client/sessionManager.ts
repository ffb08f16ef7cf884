import type { RequestOptions, Subscribable } from '@onramp-kit/core'
import { createSignal, request } from '@onramp-kit/core/internal'
import type { SessionRouteId } from '../contract/routes.ts'
import { RENEW_AFTER_SECONDS } from '../contract/session.ts'
import { createCookieMutex, type SupersededTransport } from './cookieMutex.ts'
import { isSessionEnded } from './errors.ts'

const RENEW_AFTER = RENEW_AFTER_SECONDS * 1000

/** Wait before the next renewal after the server failed to renew. Calls use the current session meanwhile. */
const RETRY_RENEWAL_MS = 60_000

/** Attempts of a call: another tab may renew during it, which invalidates its cookie. */
const MAX_ATTEMPTS = 3

/**
 * State of the session. `unknown` after a page load, because scripts cannot read the cookies. `open` after a successful
 * sign-in, renewal or call. `closed` after the service reports that the session has ended, until the wallet signs in.
 */
export type SessionState = 'unknown' | 'open' | 'closed'

/** A store of the session state, compatible with React's `useSyncExternalStore`. */
export interface SessionStore extends Subscribable {
  /** Returns the current state. */
  readonly getSnapshot: () => SessionState
}

/** Renews the session of a client, and reports its end. */
export interface SessionManager extends SessionStore {
  /** Signs in by `route`. */
  open(address: string, route: SessionRouteId, signIn: () => Promise<undefined>): Promise<void>
  /** Renews this wallet's session by the refresh cookie alone. Joins a pending renewal of the same wallet. */
  renew(address: string): Promise<void>
  /**
   * Runs a call that needs the session. Renews before it when due. Repeats it after a renewal, at most twice, if the service
   * rejected it because the session had ended, which proves that it had no effect.
   */
  run<T>(address: string, call: () => Promise<T>, options?: RequestOptions): Promise<T>
}

/** @param renewBy route of a session that another page has opened */
export function createSessionManager(
  transport: SupersededTransport,
  renewBy: SessionRouteId,
): SessionManager {
  const { clock } = transport.platform
  const mutex = createCookieMutex(transport)
  const changes = createSignal()
  let state: SessionState = 'unknown'
  /** Wallet and route of the session; unknown after a reload. */
  let opened: { readonly address: string; readonly route: SessionRouteId } | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let renewing: { readonly address: string; readonly done: Promise<void> } | undefined
  /** Number of successful sign-ins and renewals. */
  let openings = 0

  function renew(address: string): Promise<void> {
    const pending = renewalOf(address)
    if (pending !== undefined) return pending
    const done = mutex
      .run(() => sendRenewal(address))
      .finally(() => {
        if (renewing?.done === done) renewing = undefined
      })
    renewing = { address, done }
    return done
  }

  /**
   * Returns the pending renewal of a wallet. A renewal of another wallet does not count.
   * @param address JavaScript may pass none, which the request rejects
   */
  function renewalOf(address: string | undefined): Promise<void> | undefined {
    if (renewing === undefined) return undefined
    return renewing.address.toLowerCase() === address?.toLowerCase() ? renewing.done : undefined
  }

  async function sendRenewal(address: string): Promise<void> {
    const sentAt = clock.now()
    const route = opened?.route ?? renewBy
    try {
      await request(transport, route, { address })
    } catch (error) {
      if (isSessionEnded(error)) close()
      else dueAt = Math.max(dueAt, clock.now() + RETRY_RENEWAL_MS)
      throw error
    }
    hold({ address, route }, sentAt)
  }

  function hold(session: { address: string; route: SessionRouteId }, sentAt: number): void {
    openings += 1
    opened = session
    dueAt = sentAt + RENEW_AFTER
    setState('open')
  }

  function close(): void {
    opened = undefined
    dueAt = Number.POSITIVE_INFINITY
    setState('closed')
  }

  function setState(next: SessionState): void {
    if (next === state) return
    state = next
    changes.emit()
  }

  /** A failed renewal does not block a call: the session outlasts the time at which its renewal is due. */
  async function renewIfDue(address: string): Promise<void> {
    const wallet = () => opened?.address ?? address
    // A sign-in may be pending.
    if (renewalOf(wallet()) === undefined) await mutex.idle()
    if (renewalOf(wallet()) === undefined && clock.now() < dueAt) return
    await renew(wallet()).catch((error: unknown) => {
      if (isSessionEnded(error)) throw error
    })
  }

  return {
    subscribe: changes.subscribe,
    getSnapshot: () => state,
    renew,
    open: (address, route, signIn) =>
      mutex.run(async () => {
        const sentAt = clock.now()
        await signIn()
        hold({ address, route }, sentAt)
      }),
    async run(address, call, { signal } = {}) {
      signal?.throwIfAborted()
      await untilAborted(renewIfDue(address), signal)
      for (let attempt = 1; ; attempt++) {
        const openingsBefore = openings
        const stateBefore = state
        try {
          const value = await call()
          // A late response proves nothing about a session that has ended since.
          if (state === stateBefore) setState('open')
          return value
        } catch (error) {
          const isProof = isSessionEnded(error) && error.outcome === 'none'
          if (!isProof || stateBefore === 'closed') throw error
          if (attempt === MAX_ATTEMPTS) {
            if (openings === openingsBefore) close()
            throw error
          }
        }
        // Of several rejected calls the first renews; the others find the session renewed.
        if (openings === openingsBefore) await untilAborted(renew(address), signal)
      }
    },
  }
}

/** Settles as `work` does, or rejects with the signal's reason. Does not stop the work: other calls may wait for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
