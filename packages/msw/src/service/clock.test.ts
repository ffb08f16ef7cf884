import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('runs what has become due in the order of its time, each at its own moment', () => {
  const clock = createClock(() => 1000)
  const ran: string[] = []
  const note = (name: string) => () => ran.push(`${name} at ${clock.now()}`)
  clock.schedule(20, note('late'))
  clock.schedule(10, note('early'))
  clock.schedule(10, note('early, second'))
  clock.schedule(31, note('not yet'))
  clock.advance(30)
  expect(ran).toEqual(['early at 1010', 'early, second at 1010', 'late at 1020'])
  expect(clock.now()).toBe(1030)
})

test('runs what a task schedules, when that is due as well', () => {
  const clock = createClock(() => 0)
  const ran: number[] = []
  clock.schedule(10, () => clock.schedule(5, () => ran.push(clock.now())))
  clock.advance(14)
  expect(ran).toEqual([])
  clock.advance(1)
  expect(ran).toEqual([15])
})

test('follows its source, and runs nothing until it is looked at', () => {
  let time = 0
  const clock = createClock(() => time)
  const ran: number[] = []
  clock.schedule(10, () => ran.push(clock.now()))
  time = 50
  expect(ran).toEqual([])
  clock.runDue()
  expect(ran).toEqual([10])
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9e15])('does not advance by %d', (ms) => {
  const clock = createClock(() => 0)
  expect(() => clock.advance(ms)).toThrow(/^advance_ms: /)
  expect(clock.now()).toBe(0)
})

test('forgets offset and tasks on reset', () => {
  const clock = createClock(() => 5)
  clock.schedule(1, () => expect.unreachable())
  clock.reset()
  clock.advance(0)
  clock.advance(10)
  clock.reset()
  expect(clock.timestamp()).toBe('1970-01-01T00:00:00.005Z')
})
