/** Something that is to happen at a moment, in milliseconds since the epoch. */
export interface QueuedEvent<Event> {
  readonly due: number
  readonly event: Event
}

/** What is still to happen, in the order of its time; of one moment, in the order it was added. */
export interface EventQueue<Event> {
  add(entry: QueuedEvent<Event>): void
  /** Takes out the first, if it is due by then. */
  take(until: number): QueuedEvent<Event> | undefined
  list(): readonly QueuedEvent<Event>[]
}

interface Entry<Event> extends QueuedEvent<Event> {
  readonly place: number
}

/**
 * A binary heap, so that a hundred thousand orders that wait are no burden: nothing in it is before
 * what stands at half its index.
 */
export function createEventQueue<Event>(start: readonly QueuedEvent<Event>[]): EventQueue<Event> {
  const heap: (Entry<Event> | undefined)[] = [undefined]
  let added = 0

  function add({ due, event }: QueuedEvent<Event>): void {
    const entry = { due, event, place: added++ }
    let index = heap.push(entry) - 1
    for (; isBefore(entry, heap[index >> 1]); index >>= 1) heap[index] = heap[index >> 1]
    heap[index] = entry
  }

  function take(until: number): QueuedEvent<Event> | undefined {
    const first = heap[1]
    if (first === undefined || first.due > until) return undefined
    const last = heap.pop()
    let index = 1
    for (let next = earlierChild(1); isBefore(heap[next], last); next = earlierChild(index)) {
      heap[index] = heap[next]
      index = next
    }
    if (index < heap.length) heap[index] = last
    return withoutPlace(first)
  }

  function earlierChild(index: number): number {
    const child = index * 2
    return isBefore(heap[child + 1], heap[child]) ? child + 1 : child
  }

  for (const entry of start) add(entry)
  return {
    add,
    take,
    list: () =>
      heap
        .filter((entry) => entry !== undefined)
        .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
        .map(withoutPlace),
  }
}

function withoutPlace<Event>({ due, event }: Entry<Event>): QueuedEvent<Event> {
  return { due, event }
}

/** Whether there is one, and it is before the other, which there is. */
function isBefore(one: Entry<unknown> | undefined, other: Entry<unknown> | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.due < other.due || (one.due === other.due && one.place < other.place)
}
