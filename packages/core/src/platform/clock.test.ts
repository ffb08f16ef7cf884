import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'

test('a timeout beyond the limit of timers does not fire at once', async () => {
  let isOver = false
  const cancel = systemClock.setTimeout(() => (isOver = true), 1e13)
  await new Promise((resolve) => setTimeout(resolve, 5))
  cancel()
  expect(isOver).toBe(false)
})
