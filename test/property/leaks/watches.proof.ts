import { expect, onTestFinished, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, info, prove } from '../figures.ts'
import { seededRandom } from '../seededRandom.ts'
import { compareResources } from './compareResources.ts'
import { growth } from './growth.ts'
import { openHeapOfProcess } from './heapOfProcess.ts'
import { openWatching, type Watching } from './openWatching.ts'
import { ends, startWatch } from './startWatch.ts'

const READINGS = 24
/** The number of concurrent watches. */
const AT_ONCE = 20

const random = seededRandom(seed())
const below = (count: number) => Math.floor(random() * count)

test('an order watch that stops at any moment leaves nothing behind', async (context) => {
  const watches = many({ full: 10_000, small: 1_000 })
  const rounds = watches / AT_ONCE
  const world = openWatching(() => below(900))
  const readHeap = openHeapOfProcess()
  // A signal that outlives its watches, like that of a whole page.
  const { signal: lasting } = new AbortController()
  const comparison = compareResources(world.held([lasting]))
  const ended = new Map(ends.map((end) => [end, 0]))
  const heap: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const id = await world.open()
    const running = []
    for (let number = 0; number < AT_ONCE; number++) {
      const end = ends[below(ends.length)] ?? 'aborted'
      ended.set(end, (ended.get(end) ?? 0) + 1)
      running.push(startWatch(world, id, end, lasting))
      await happen(world, id)
    }
    for (const { stop } of running) {
      stop()
      await happen(world, id)
    }
    // Releases the watches that wait for it.
    world.page.set({ visible: true, online: true })
    world.service.callback(id, 'order_broadcasted')
    await passUntil(world, Promise.all(running.map(({ stopped }) => stopped)))
    const signals = [lasting, ...running.map(({ signal }) => signal)]
    if (!comparison.isSame(`round ${round}`, world.held(signals))) break
    world.service.reset()
    if (round % Math.floor(rounds / READINGS) === 0) heap.push(await readHeap())
  }
  world.leave()
  prove(context, [
    info('watches', watches),
    ...ends.map((end) => atLeast(`of them ${end}`, ended.get(end) ?? 0, watches / 10)),
    ...comparison.figures(),
    // The heap of a process varies by about 0.4 MB; a retained watch takes 8,500 bytes.
    ...growth(heap, { cases: watches, most: many({ full: 300, small: 3_000 }) }),
  ])
})

test('a watch that does not stop, and memory that stays reachable, are reported', async () => {
  const world = openWatching(() => 0)
  onTestFinished(world.leave)
  const id = await world.open()
  const { signal: lasting } = new AbortController()
  const comparison = compareResources(world.held([lasting]))
  const { signal, stop, stopped } = startWatch(world, id, 'aborted', lasting)
  await world.clock.advance(1_000)
  expect(comparison.isSame('a running watch', world.held([signal]))).toBe(false)
  expect(comparison.figures().filter(({ holds }) => !holds)).toMatchObject(
    ['timers', 'listeners of the page', 'listeners of refetchOn', 'listeners of signals'].map(
      (kind) => ({ name: `cases that left other ${kind}` }),
    ),
  )
  stop()
  await passUntil(world, stopped)
  expect(comparison.isSame('a stopped watch', world.held([signal]))).toBe(true)

  const readHeap = openHeapOfProcess()
  const kept: number[][] = []
  const heap: number[] = []
  for (let reading = 0; reading < READINGS; reading++) {
    for (let each = 0; each < 100; each++) kept.push(Array<number>(1_000).fill(0.5))
    heap.push(await readHeap())
  }
  expect(growth(heap, { cases: kept.length, most: 3_000 })).toMatchObject([{ holds: false }])
})

/** Advances time, and sometimes changes the page or the order. */
async function happen(world: Watching, id: string): Promise<void> {
  const chance = random()
  if (chance < 0.1) world.page.set({ visible: random() < 0.5 })
  else if (chance < 0.2) world.page.set({ online: random() < 0.5 })
  else if (chance < 0.3) world.refetchOn.emit()
  else if (chance < 0.31) world.service.callback(id, 'order_completed')
  await world.clock.advance(below(2_000))
}

/** Advances as little time as possible, so that a leftover timer does not run. */
async function passUntil({ clock }: Watching, end: Promise<unknown>): Promise<void> {
  let isOver = () => false
  void end.then(() => {
    isOver = () => true
  })
  while (!isOver()) await clock.advance(1_000)
}
