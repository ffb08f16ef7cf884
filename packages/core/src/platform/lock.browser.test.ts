import { expect, test } from 'vitest'
import { webLock } from './lock.ts'

const pageLock = webLock() ?? expect.fail('this browser has no Web Locks')

test('a second task runs only after the first has released the lock', async () => {
  let release = () => {}
  let runs = 0
  const first = pageLock('a purchase', () => {
    runs += 1
    return new Promise((resolve) => (release = resolve))
  })
  await expect.poll(() => runs).toBe(1)
  const count = async () => void (runs += 1)
  expect(await pageLock('a purchase', count)).toBe(false)
  expect(await pageLock('another purchase', count)).toBe(true)
  release()
  expect(await first).toBe(true)
  expect(await pageLock('a purchase', count)).toBe(true)
  expect(runs).toBe(3)
})
