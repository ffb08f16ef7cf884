import { getEventListeners } from 'node:events'
import { createVirtualClock, settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import { sleep, systemClock } from './clock.ts'

test('a timeout beyond the limit of timers does not fire at once', async () => {
  let isOver = false
  const cancel = systemClock.setTimeout(() => (isOver = true), 1e13)
  await new Promise((resolve) => setTimeout(resolve, 5))
  cancel()
  expect(isOver).toBe(false)
})

test('a canceled timeout does not fire', async () => {
  let isOver = false
  const cancel = systemClock.setTimeout(() => (isOver = true), 1)
  cancel()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isOver).toBe(false)
})

test('the system clock tells the time', () => {
  const now = [Date.now(), systemClock.now(), Date.now()]
  expect(now).toEqual(now.toSorted((a, b) => a - b))
  const monotonic = [performance.now(), systemClock.monotonic(), performance.now()]
  expect(monotonic).toEqual(monotonic.toSorted((a, b) => a - b))
})

describe('sleep', () => {
  test('lasts as long as it should, and leaves no listener', async () => {
    const clock = createVirtualClock()
    const { signal } = new AbortController()
    let isOver = false
    void sleep(clock, 1_000, signal).then(() => (isOver = true))
    await clock.advance(999)
    expect(isOver).toBe(false)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await clock.advance(1)
    expect(isOver).toBe(true)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('rejects at once when it is aborted, and leaves no timer', async () => {
    const clock = createVirtualClock()
    const controller = new AbortController()
    const slept = sleep(clock, 1_000, controller.signal).catch((error: Error) => error.message)
    controller.abort(new Error('enough'))
    await settle()
    expect(clock.timers()).toBe(0)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    expect(await slept).toBe('enough')
    expect(() => sleep(clock, 1_000, controller.signal)).toThrow('enough')
  })
})
