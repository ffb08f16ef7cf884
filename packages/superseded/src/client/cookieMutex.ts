import type { TryLock } from '@onramp-kit/core'
import { sleep, type Transport, webLock } from '@onramp-kit/core/internal'
import type { SupersededRoutes } from '../contract/routes.ts'

export type SupersededTransport = Transport<SupersededRoutes>

/** Interval at which a tab retries a lock that another one holds. */
const LOCK_RETRY_MS = 250

/**
 * Runs requests that replace the cookies one at a time, in this page and in all tabs, which share the cookies. Otherwise a
 * late response could overwrite newer cookies, and two tabs could send the same refresh token, which is valid once.
 */
export interface CookieMutex {
  run(task: () => Promise<void>): Promise<void>
  /** Resolves once every earlier task has settled. */
  idle(): Promise<void>
}

/** Without browser locks, tabs cannot exclude each other. */
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
    // A merchant's lock may run it twice, and resolve with anything.
    const begin = () => (outcome ??= run()).catch(() => {})
    const attempt = async () => {
      try {
        await lock(name, begin)
      } catch {
        // A lock that rejects without running counts as no lock.
        await begin()
      }
      return outcome !== undefined
    }
    while (!(await attempt())) await sleep(clock, LOCK_RETRY_MS)
    await outcome
  }

  return {
    run(task) {
      const done = last.then(() => alone(task))
      last = done.catch(() => {})
      return done
    },
    idle: () => last,
  }
}
