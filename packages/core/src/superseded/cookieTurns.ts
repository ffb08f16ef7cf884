import type { SupersededRoutes } from '../contract/superseded/routes.ts'
import { sleep } from '../platform/clock.ts'
import { type TryLock, webLock } from '../platform/lock.ts'
import type { Transport } from '../transport/transport.ts'

export type SupersededTransport = Transport<SupersededRoutes>

/** How often it is looked whether another tab is done. */
const LOCK_PACE = 250

/**
 * Turns for what replaces the cookies: one at a time in this page and, since they share the cookies, in all tabs. Else
 * the answer to an older request could put old cookies over new ones, and two tabs send the same refresh token, which is
 * good once.
 */
export interface CookieMutex {
  take(run: () => Promise<void>): Promise<void>
  /** Resolves once every turn that was taken before is over, however it ended. */
  over(): Promise<void>
}

/** Where the browser has no locks, other tabs cannot be heard. */
const unlocked: TryLock = async (_, run) => {
  await run()
  return true
}

export function createCookieMutex({ baseUrl, platform }: SupersededTransport): CookieMutex {
  const { clock } = platform
  const lock = platform.lock ?? webLock() ?? unlocked
  const name = `onramp-kit.session.${new URL(baseUrl).host}`
  let last = Promise.resolve()

  async function alone(run: () => Promise<void>): Promise<void> {
    let outcome: Promise<void> | undefined
    const begin = () => {
      outcome = run()
      return outcome.catch(() => {})
    }
    const attempt = () =>
      lock(name, begin).catch(async () => {
        // A lock that rejects before it ran is one that is not there.
        if (outcome === undefined) await begin()
        return true
      })
    while (!(await attempt())) await sleep(clock, LOCK_PACE)
    await outcome
  }

  return {
    take(run) {
      const turn = last.then(() => alone(run))
      last = turn.catch(() => {})
      return turn
    },
    over: () => last,
  }
}
