import type { SessionRouteId } from '../contract/superseded/routes.ts'
import { RENEW_AFTER_SECONDS } from '../contract/superseded/sessionCookies.ts'
import { pageLock } from '../platform/lock.ts'
import { sleep } from '../platform/sleep.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import { isSessionEnded } from './isSessionEnded.ts'
import { createSessionState, type SessionStore } from './sessionState.ts'
import type { SupersededTransport } from './supersededTransport.ts'
import { untilAborted } from './untilAborted.ts'

const RENEW_AFTER = RENEW_AFTER_SECONDS * 1000

/** After a server failed to renew, calls go on with the session there is for this long before it is asked again. */
const PAUSE_AFTER_FAULT = 60_000

/** How often it is looked whether another tab has finished renewing. */
const LOCK_PACE = 250

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
  const { clock, lock = pageLock } = transport.platform
  const state = createSessionState()
  /** Whose the session is, and by which route it was opened; not known after a reload. */
  let opened: { readonly address: string; readonly route: SessionRouteId } | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let renewing: Promise<void> | undefined
  /** How many renewals have succeeded. */
  let renewals = 0

  function renew(address: string): Promise<void> {
    renewing ??= renewAlone(address).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function renewAlone(address: string): Promise<void> {
    const session = opened ?? { address, route: renewBy }
    const name = `onramp-kit.session.${new URL(transport.baseUrl).host}`
    let outcome: Promise<void> | undefined
    const send = () => {
      outcome = sendRenewal(session)
      return outcome.catch(() => {})
    }
    // Two tabs share the cookies. A refresh token is good once, so they must not send the same one.
    while (!(await lock(name, send))) await sleep(clock, LOCK_PACE)
    await outcome
  }

  async function sendRenewal({ address, route }: NonNullable<typeof opened>): Promise<void> {
    const sentAt = clock.now()
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
    if (renewing === undefined && clock.now() < dueAt) return
    await renew(address).catch((error: unknown) => {
      if (isSessionEnded(error)) throw error
    })
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    renew,
    async open(address, route, signIn) {
      // Else the cookies of an older session could arrive after those of the new one.
      await renewing?.catch(() => {})
      const sentAt = clock.now()
      await signIn()
      opened = { address, route }
      dueAt = sentAt + RENEW_AFTER
      state.set('open')
    },
    async keep(address, call, { signal } = {}) {
      await untilAborted(renewIfDue(address), signal)
      const renewalsBefore = renewals
      const wasClosed = state.getSnapshot() === 'closed'
      try {
        const value = await call()
        state.set('open')
        return value
      } catch (error) {
        if (!isSessionEnded(error) || error.outcome !== 'none' || wasClosed) throw error
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
