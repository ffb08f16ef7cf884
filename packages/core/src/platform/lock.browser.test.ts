import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { withLock } from './lock.ts'

const owner = { platform: { clock: systemClock, lock: undefined }, timeout: 30_000 }

test('a second task runs only after the first has released the lock', async () => {
  let release = () => {}
  let runs = 0
  const first = withLock(owner, 'a purchase', () => {
    runs += 1
    return new Promise((resolve) => (release = resolve))
  })
  await expect.poll(() => runs).toBe(1)
  const count = async () => void (runs += 1)
  await withLock(owner, 'a purchase', count)
  expect(runs).toBe(1)
  await withLock(owner, 'another purchase', count)
  expect(runs).toBe(2)
  release()
  await first
  await expect.poll(() => withLock(owner, 'a purchase', count).then(() => runs)).toBe(3)
})
