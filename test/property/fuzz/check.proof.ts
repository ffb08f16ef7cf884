import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, leftUncaught } from './check.ts'

const percents = fc.integer({ min: 0, max: 99 })

test('an input for which a property does not hold is reported', () => {
  holds(percents, (percent) => {
    expect(percent).toBeLessThan(100)
  })
  const check = () =>
    holds(percents, (percent) => {
      expect(percent).not.toBe(7)
    })
  expect(check).toThrow('Counterexample: [7]')
})

test('a rejection that is not handled is reported', async () => {
  const left = leftUncaught(percents, async (percent) => {
    if (percent === 7) void Promise.reject(new Error('lost'))
  })
  expect(await left).toBeGreaterThan(0)
})
