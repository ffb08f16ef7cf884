import type { SessionRouteId } from '../contract/superseded/routes.ts'
import { RENEW_AFTER_SECONDS } from '../contract/superseded/sessionCookies.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import { createCookieTurns } from './cookieTurns.ts'
import { isSessionEnded } from './isSessionEnded.ts'
import { createSessionState, type SessionStore } from './sessionState.ts'
import type { SupersededTransport } from './supersededTransport.ts'
import { untilAborted } from './untilAborted.ts'

const RENEW_AFTER = RENEW_AFTER_SECONDS * 1000

/** After a server failed to renew, calls go on with the session there is for this long before it is asked again. */
const PAUSE_AFTER_FAULT = 60_000

/** Keeps the one session of a client alive, and tells when it is over. */
export interface Keeper extends SessionStore {
  /** Runs what signs in by `route`. */
  open(address: string, route: SessionRouteId, signIn: () => Promise<undefined>): Promise<void>
  /** Renews by the refresh cookie alone; joins a renewal that is under way. */
  renew(address: string): Promise<void>
  /**
   * Runs a call that takes the session: renewed before it when that is due, and once more after a renewal when the
   * service refused it because the session had ended, which is proof that it did nothing.
   */
  keep<T>(address: string, call: () => Promise<T>, options?: RequestOptions): Promise<T>
}

/** @param renewBy the route of a session that another page has opened */
export function createKeeper(transport: SupersededTransport, renewBy: SessionRouteId): Keeper {
  const { clock } = transport.platform
  const turns = createCookieTurns(transport)
  const state = createSessionState()
  /** Whose the session is, and by which route it was opened; not known after a reload. */
  let opened: { readonly address: string; readonly route: SessionRouteId } | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let renewing: Promise<void> | undefined
  /** How many renewals have succeeded. */
  let renewals = 0

  function renew(address: string): Promise<void> {
    renewing ??= turns
      .take(() => sendRenewal(address))
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function sendRenewal(asked: string): Promise<void> {
    const sentAt = clock.now()
    const { address, route } = opened ?? { address: asked, route: renewBy }
    try {
      await request(transport, route, { address })
    } catch (error) {
      if (isSessionEnded(error)) close()
      else dueAt = clock.now() + PAUSE_AFTER_FAULT
      throw error
    }
    renewals += 1
    dueAt = sentAt + RENEW_AFTER
    state.set('open')
  }

  function close(): void {
    opened = undefined
    dueAt = Number.POSITIVE_INFINITY
    state.set('closed')
  }

  /** A failing server does not keep a call from the session, which lasts longer than it takes for a renewal to be due. */
  async function renewIfDue(address: string): Promise<void> {
    // A sign-in may be under way.
    if (renewing === undefined) await turns.over()
    if (renewing === undefined && clock.now() < dueAt) return
    await renew(address).catch((error: unknown) => {
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
        opened = { address, route }
        dueAt = sentAt + RENEW_AFTER
        state.set('open')
      }),
    async keep(address, call, { signal } = {}) {
      await untilAborted(renewIfDue(address), signal)
      const renewalsBefore = renewals
      const stateBefore = state.getSnapshot()
      try {
        const value = await call()
        // An answer that was long under way says nothing of a session that has ended since.
        if (state.getSnapshot() === stateBefore) state.set('open')
        return value
      } catch (error) {
        const isProof = isSessionEnded(error) && error.outcome === 'none'
        if (!isProof || stateBefore === 'closed') throw error
      }
      // Of several calls refused at once the first renews, and the others find it done.
      if (renewals === renewalsBefore) await untilAborted(renew(address), signal)
      try {
        return await call()
      } catch (error) {
        if (isSessionEnded(error)) close()
        throw error
      }
    },
  }
}
