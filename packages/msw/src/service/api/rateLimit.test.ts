import { expect, onTestFinished, test, vi } from 'vitest'
import { createRateLimiter } from './rateLimit.ts'

test('deletes expired windows', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const { save, take } = createRateLimiter({ requests: 2, windowMs: 10 })
  const callers = () => save().map(([caller]) => caller)
  take('one', 0)
  take('two', 5)
  take('one', 10)
  expect(callers()).toEqual(['two', 'one'])
  take('three', 15)
  expect(callers()).toEqual(['one', 'three'])
  expect([take('one', 16), take('one', 17)]).toEqual([0, 3])
})
