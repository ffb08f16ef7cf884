import { expect, test } from 'vitest'
import { type Clock, createClock } from './clock.ts'
import { seededRandom } from './random.ts'

/** Creates a clock whose events are names, and records each performed event with its time. */
function startClock(source: () => number) {
  const performed: string[] = []
  const clock: Clock<string> = createClock(source, (name) => {
    performed.push(`${name} at ${clock.now()}`)
    if (name === 'first of two') clock.schedule(5, 'second of two')
  })
  return { clock, performed }
}

test('performs due events in order, each at its time', () => {
  const { clock, performed } = startClock(() => 1000)
  clock.schedule(20, 'late')
  clock.schedule(10, 'early')
  clock.schedule(10, 'early, second')
  clock.schedule(31, 'not yet')
  clock.advance(30)
  expect(performed).toEqual(['early at 1010', 'early, second at 1010', 'late at 1020'])
  expect(clock.now()).toBe(1030)
})

test('performs an event that another event schedules once it is due', () => {
  const { clock, performed } = startClock(() => 0)
  clock.schedule(10, 'first of two')
  clock.advance(14)
  expect(performed).toEqual(['first of two at 10'])
  clock.advance(1)
  expect(performed).toEqual(['first of two at 10', 'second of two at 15'])
})

test('performs no event again after one has reset the clock', () => {
  const performed: string[] = []
  const clock: Clock<string> = createClock(
    () => 0,
    (name) => {
      performed.push(name)
      if (name !== 'reset') return
      clock.reset()
      clock.schedule(50, 'after the reset')
    },
  )
  clock.schedule(10, 'reset')
  clock.schedule(20, 'before the reset')
  clock.advance(30)
  clock.advance(100)
  expect(performed).toEqual(['reset', 'after the reset'])
})

test('performs many events by time, and events of one moment in the order they were scheduled', () => {
  const { next } = seededRandom(7)
  const delays = Array.from({ length: 500 }, (_, index) => ({ delay: next() % 50, index }))
  const performed: number[] = []
  const clock = createClock<number>(
    () => 0,
    (index) => performed.push(index),
  )
  for (const { delay, index } of delays.slice(0, 250)) clock.schedule(delay, index)
  clock.load(structuredClone(clock.save()))
  for (const { delay, index } of delays.slice(250)) clock.schedule(delay, index)
  const inOrder = delays.toSorted((one, other) => one.delay - other.delay).map(({ index }) => index)
  expect(clock.save().events.map(({ event }) => event)).toEqual(inOrder)
  clock.advance(50)
  expect(performed).toEqual(inOrder)
  expect(clock.save().events).toEqual([])
})

test('performs an event that was scheduled before an earlier one', () => {
  const { clock, performed } = startClock(() => 0)
  clock.schedule(5, 'later')
  clock.schedule(3, 'soon')
  clock.advance(2)
  expect(performed).toEqual([])
  clock.advance(1)
  clock.schedule(1, 'between')
  expect(performed).toEqual(['soon at 3'])
  clock.advance(10)
  expect(performed).toEqual(['soon at 3', 'between at 4', 'later at 5'])
})

test('drops an event that throws, and performs the rest later', () => {
  const performed: string[] = []
  const clock = createClock<string>(
    () => 0,
    (name) => {
      if (name === 'broken') throw new Error('broken')
      performed.push(name)
    },
  )
  for (const name of ['first', 'broken', 'last']) clock.schedule(1, name)
  expect(() => clock.advance(1)).toThrow('broken')
  expect([performed, clock.now()]).toEqual([['first'], 1])
  clock.runDue()
  expect(performed).toEqual(['first', 'last'])
})

test('follows its source, and performs nothing until runDue', () => {
  let time = 0
  const { clock, performed } = startClock(() => time)
  clock.schedule(10, 'once')
  time = 50
  expect(performed).toEqual([])
  clock.runDue()
  expect(performed).toEqual(['once at 10'])
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9e15])('does not advance by %d', (ms) => {
  const { clock } = startClock(() => 0)
  expect(() => clock.advance(ms)).toThrow(/^advance_ms: /)
  expect(clock.now()).toBe(0)
})

test('drops offset and events on reset', () => {
  const { clock, performed } = startClock(() => 5)
  clock.schedule(1, 'forgotten')
  clock.reset()
  clock.advance(10)
  clock.reset()
  expect(clock.timestamp()).toBe('1970-01-01T00:00:00.005Z')
  expect(performed).toEqual([])
})
