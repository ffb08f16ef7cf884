import type { SessionRouteId } from '../contract/superseded/routes.ts'
import { RENEW_AFTER_SECONDS } from '../contract/superseded/session.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import { createCookieMutex, type SupersededTransport } from './cookieTurns.ts'
import { isSessionEnded } from './errors.ts'
import { createSessionState, type SessionStore } from './sessions.ts'

const RENEW_AFTER = RENEW_AFTER_SECONDS * 1000

/** After a server failed to renew, calls go on with the session there is for this long before it is asked again. */
const PAUSE_AFTER_FAULT = 60_000

/** How often a call is sent at the most: another tab may renew while it is under way, and end the cookie it has. */
const MOST_TRIES = 3

/** Keeps the one session of a client alive, and tells when it is over. */
export interface SessionManager extends SessionStore {
  /** Runs what signs in by `route`. */
  open(address: string, route: SessionRouteId, signIn: () => Promise<undefined>): Promise<void>
  /** Renews this very wallet's session by the refresh cookie alone; joins such a renewal that is under way. */
  renew(address: string): Promise<void>
  /**
   * Runs a call that takes the session: renewed before it when that is due, and again after a renewal, twice at the most,
   * when the service refused it because the session had ended, which is proof that it did nothing.
   */
  keep<T>(address: string, call: () => Promise<T>, options?: RequestOptions): Promise<T>
}

/** @param renewBy the route of a session that another page has opened */
export function createSessionManager(
  transport: SupersededTransport,
  renewBy: SessionRouteId,
): SessionManager {
  const { clock } = transport.platform
  const turns = createCookieMutex(transport)
  const state = createSessionState()
  /** Whose the session is, and by which route it was opened; not known after a reload. */
  let opened: { readonly address: string; readonly route: SessionRouteId } | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let renewing: { readonly address: string; readonly done: Promise<void> } | undefined
  /** How many sign-ins and renewals have succeeded. */
  let openings = 0

  function renew(address: string): Promise<void> {
    const underWay = renewalOf(address)
    if (underWay !== undefined) return underWay
    const done = turns
      .take(() => sendRenewal(address))
      .finally(() => {
        if (renewing?.done === done) renewing = undefined
      })
    renewing = { address, done }
    return done
  }

  /** The renewal of a wallet's session that is under way. That of another wallet's tells nothing of it. */
  function renewalOf(address: string): Promise<void> | undefined {
    if (renewing === undefined) return undefined
    return renewing.address.toLowerCase() === address.toLowerCase() ? renewing.done : undefined
  }

  async function sendRenewal(address: string): Promise<void> {
    const sentAt = clock.now()
    const route = opened?.route ?? renewBy
    try {
      await request(transport, route, { address })
    } catch (error) {
      if (isSessionEnded(error)) close()
      else dueAt = Math.max(dueAt, clock.now() + PAUSE_AFTER_FAULT)
      throw error
    }
    hold({ address, route }, sentAt)
  }

  function hold(session: { address: string; route: SessionRouteId }, sentAt: number): void {
    openings += 1
    opened = session
    dueAt = sentAt + RENEW_AFTER
    state.set('open')
  }

  function close(): void {
    opened = undefined
    dueAt = Number.POSITIVE_INFINITY
    state.set('closed')
  }

  /** A failing server does not keep a call from the session, which lasts longer than it takes for a renewal to be due. */
  async function renewIfDue(asked: string): Promise<void> {
    const wallet = () => opened?.address ?? asked
    // A sign-in may be under way.
    if (renewalOf(wallet()) === undefined) await turns.over()
    if (renewalOf(wallet()) === undefined && clock.now() < dueAt) return
    await renew(wallet()).catch((error: unknown) => {
      if (isSessionEnded(error)) throw error
    })
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    renew,
    open: (address, route, signIn) =>
      turns.take(async () => {
        const sentAt = clock.now()
        await signIn()
        hold({ address, route }, sentAt)
      }),
    async keep(address, call, { signal } = {}) {
      signal?.throwIfAborted()
      await untilAborted(renewIfDue(address), signal)
      for (let tries = 1; ; tries++) {
        const openingsBefore = openings
        const stateBefore = state.getSnapshot()
        try {
          const value = await call()
          // An answer that was long under way says nothing of a session that has ended since.
          if (state.getSnapshot() === stateBefore) state.set('open')
          return value
        } catch (error) {
          const isProof = isSessionEnded(error) && error.outcome === 'none'
          if (!isProof || stateBefore === 'closed') throw error
          if (tries === MOST_TRIES) {
            if (openings === openingsBefore) close()
            throw error
          }
        }
        // Of several calls refused at once the first renews, and the others find it done; or the wallet signed in again.
        if (openings === openingsBefore) await untilAborted(renew(address), signal)
      }
    },
  }
}

/** What `work` comes to, or the signal's reason as soon as it is aborted. The work itself goes on: others may wait for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
