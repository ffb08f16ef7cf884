import { expect, test } from 'vitest'
import { createEventQueue } from './dueQueue.ts'
import { seededRandom } from './random.ts'

/** Moments by chance, many of them the same. */
function someMoments(count: number) {
  const { next } = seededRandom(7)
  return Array.from({ length: count }, (_, event) => ({ due: next() % 50, event }))
}

test('gives everything in the order of its time, and of one moment in the order it was added', () => {
  const moments = someMoments(500)
  const queue = createEventQueue(moments.slice(0, 250))
  for (const entry of moments.slice(250)) queue.add(entry)
  const inOrder = moments.toSorted((one, other) => one.due - other.due)
  expect(queue.list()).toEqual(inOrder)
  expect(moments.map(() => queue.take(50))).toEqual(inOrder)
  expect(queue.take(50)).toBeUndefined()
})

test('gives what is due, and keeps the rest', () => {
  const queue = createEventQueue([{ due: 5, event: 'later' }])
  queue.add({ due: 3, event: 'soon' })
  expect(queue.take(2)).toBeUndefined()
  expect([queue.take(3), queue.take(3)]).toEqual([{ due: 3, event: 'soon' }, undefined])
  queue.add({ due: 4, event: 'between' })
  expect(queue.list().map(({ event }) => event)).toEqual(['between', 'later'])
})
