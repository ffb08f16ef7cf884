import {
  details,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { createVirtualClock, type VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { expect, test, vi } from 'vitest'
import type { TryLock } from '../platform/lock.ts'

type Run = (granted?: null) => Promise<void>
type Act = (run: Run, clock: VirtualClock) => unknown

const never = new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('lost'))
const throws = () => {
  throw new Error('no lock')
}

async function runsAfter(ms: number, run: Run, clock: VirtualClock) {
  clock.setTimeout(() => void run(), ms)
  return false
}

/** Locks as a merchant's JavaScript may pass them, and the purchases that one click opens. */
const locks: Readonly<Record<string, readonly [posts: 0 | 1, act: Act]>> = {
  'resolves with undefined after running': [1, (run) => run()],
  'resolves with false after running': [1, (run) => run().then(() => false)],
  'resolves with false while running': [1, async (run) => (void run(), false)],
  'resolves with true while running': [1, async (run) => (void run(), true)],
  'returns no promise': [1, (run) => void run()],
  'runs twice in a row': [1, (run) => run().then(() => run())],
  'runs twice at once': [1, (run) => Promise.all([run(), run()])],
  'runs twice and resolves with false': [1, async (run) => (void run(), void run(), false)],
  'rejects after running': [1, (run) => run().then(fails)],
  'rejects while running': [1, (run) => (void run(), fails())],
  'rejects without running': [1, fails],
  'throws while running': [1, (run) => (void run(), throws())],
  'throws without running': [1, throws],
  'runs and never settles': [1, (run) => (void run(), never)],
  'runs late and never settles': [1, (run, clock) => (void runsAfter(5_000, run, clock), never)],
  'runs after its deadline': [1, (run, clock) => (void runsAfter(90_000, run, clock), never)],
  'never runs and never settles': [1, () => never],
  'runs after its first answer': [1, (run, clock) => runsAfter(50, run, clock)],
  'runs after its last answer': [0, (run, clock) => runsAfter(500, run, clock)],
  'resolves with undefined without running': [0, async () => {}],
  'runs with null where it is held, as Web Locks do': [0, (run) => run(null)],
}

test.each(Object.entries(locks))(
  'a checkout with a lock that %s sends at most one request for a click',
  async (_, [posts, act]) => {
    const clock = createVirtualClock()
    const lock = ((_name, run) => act(run, clock)) as TryLock
    const world = setUpCheckout([opened, status('payment_pending')], { lock, clock })
    const { checkout } = world.open()
    const settled = vi.fn()
    void checkout.open(details).then(settled)
    void checkout.open(details)
    await clock.advance(5 * MINUTE)
    expect(settled).toHaveBeenCalledOnce()
    expect(world.posts()).toBe(posts)
    expect(checkout.getSnapshot().step).toBe(posts === 1 ? 'paying' : 'resuming')
  },
)

const checked: Readonly<Record<string, Act>> = {
  'resolves with undefined after running': (run) => run(),
  'returns no promise': (run) => void run(),
  'runs and never settles': (run) => (void run(), never),
  'never runs and never settles': () => never,
  'rejects without running': fails,
  'throws without running': throws,
}

test.each(Object.entries(checked))(
  'a tab with a lock that %s returns to the details once no other tab opens a purchase',
  async (_, act) => {
    const clock = createVirtualClock()
    const first = setUpCheckout(['silent'], { clock })
    void first.open().checkout.open(details)
    await clock.advance(1_000)
    const lock = ((_name, run) => act(run, clock)) as TryLock
    const { trail } = setUpCheckout([], { lock, clock, storage: first.storage }).open()
    first.storage.entries.clear()
    await clock.advance(MINUTE)
    expect(trail).toEqual(['resuming', 'details'])
  },
)
