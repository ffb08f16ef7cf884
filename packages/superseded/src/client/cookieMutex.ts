import { sleep, type Transport, withLock } from '@onramp-kit/core/internal'
import type { SupersededRoutes } from '../contract/routes.ts'

export type SupersededTransport = Transport<SupersededRoutes>

/** Interval at which a tab retries a lock that another one holds. */
const LOCK_RETRY_MS = 250

/**
 * Creates a mutex for requests that replace the cookies, which run one at a time, in this page and in all tabs, which share
 * the cookies. Otherwise a late response could overwrite newer cookies, and two tabs could send the same refresh token,
 * which is valid once.
 */
export function createCookieMutex(transport: SupersededTransport) {
  const name = `onramp-kit.session.${new URL(transport.baseUrl).host}`
  let last = Promise.resolve()

  async function alone(run: () => Promise<void>): Promise<void> {
    let outcome: Promise<void> | undefined
    // A merchant's lock may run it twice or late, and resolve with anything.
    const runOnce = () => (outcome ??= run()).catch(() => {})
    const attempt = async () => {
      // A lock that fails or does not respond in time counts as no lock.
      await withLock(transport, name, runOnce).catch(runOnce)
      return outcome !== undefined
    }
    while (!(await attempt())) await sleep(transport.platform.clock, LOCK_RETRY_MS)
    await outcome
  }

  return {
    run(task: () => Promise<void>): Promise<void> {
      const done = last.then(() => alone(task))
      last = done.catch(() => {})
      return done
    },
    /** Resolves once every earlier task has settled. */
    idle: () => last,
  }
}
