import { lifecycles, type World } from '@onramp-kit/test-tools/lifecycles'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OnrampProvider } from './provider/OnrampProvider.tsx'

// React adds its own listeners to the document with its first root.
render(<input />)

beforeEach(() => {
  // The client has its own clock; React Query and the components use the timers of the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function createWorld(): World {
  const world = createSimulatedWorld()
  const pass = (ms: number) =>
    act(async () => {
      await world.clock.advance(ms)
      // At least 100 ms, so that jsdom runs its animation frames.
      await vi.advanceTimersByTimeAsync(Math.max(ms, 100))
      await world.clock.advance(0)
    })
  return { ...world, pass }
}

/** A merchant's page that creates new objects on each render. */
const page = ({ client }: World, component: ReactNode) => (
  <StrictMode>
    <OnrampProvider
      client={client}
      locale="en-US"
      messages={{ checkout: { payWith: 'How' } }}
      appearance={{ accent: 'green' }}
    >
      {component}
    </OnrampProvider>
  </StrictMode>
)

/** Runs a lifecycle step by step. Each step passes a new callback. */
async function* live(name: string, world: World) {
  const begin = lifecycles[name]
  if (begin === undefined) throw new Error(`no lifecycle is defined for ${name}`)
  const { draw, moments, expectedCalls } = await begin(world)
  const calls: string[] = []
  const drawn = (moment: string) =>
    page(
      world,
      draw(({ status }) => void calls.push(`${status} ${moment}`)),
    )
  const { container, rerender, unmount } = render(<input />)
  for (const [moment, happen] of moments) {
    const again = () => rerender(drawn(moment))
    again()
    await happen()
    again()
    yield { moment, again, container, unmount, calls, expectedCalls }
  }
}

describe.each(Object.keys(lifecycles))('%s', (name) => {
  test('leaves no timer, listener or request behind when it unmounts at any step', async () => {
    const every: string[] = []
    for await (const { moment } of live(name, createWorld())) every.push(moment)
    cleanup()
    expect(every.length).toBeGreaterThan(4)
    for (const last of every) expect([last, await leftBehind(name, last)]).toEqual([last, []])
  })

  test('changes nothing when the page rerenders 20 times', async () => {
    const world = createWorld()
    const changes = new MutationObserver(() => {})
    const state = () => JSON.stringify(world.service.state().requests)
    for await (const { moment, again, container } of live(name, world)) {
      // Compares attributes by their final values, because React rewrites those of inputs.
      changes.observe(container, { subtree: true, childList: true, characterData: true })
      changes.takeRecords()
      const [requests, shown] = [state(), container.innerHTML]
      for (let round = 0; round < 20; round++) again()
      expect([moment, changes.takeRecords()]).toEqual([moment, []])
      expect([moment, container.innerHTML]).toEqual([moment, shown])
      expect([moment, state()]).toEqual([moment, requests])
    }
    changes.disconnect()
    expect(world.checkouts()).toBeLessThan(2)
  })

  test('calls the latest callback once for each status under StrictMode', async () => {
    let [actual, expected]: (readonly string[])[] = [[], ['something']]
    for await (const { calls, expectedCalls } of live(name, createWorld()))
      [actual, expected] = [calls, expectedCalls]
    expect(actual).toEqual(expected)
  })
})

/** Returns what a component leaves behind an hour after it was unmounted at a step. */
async function leftBehind(name: string, last: string): Promise<readonly string[]> {
  vi.clearAllTimers()
  const world = createWorld()
  const listeners = countListeners(world)
  const requests: Request[] = []
  const answered = new Set<Request>()
  world.setFault(async (request) => {
    requests.push(request)
    const answer = await world.answer(request)
    answered.add(request)
    return answer
  })
  const left: string[] = []
  for await (const { moment, container, unmount } of live(name, world)) {
    if (moment !== last) continue
    unmount()
    left.push(...listeners.left())
    if (container.innerHTML !== '') left.push(container.innerHTML)
    break
  }
  const sent = requests.length
  await world.pass(0)
  if (world.clock.timers() + vi.getTimerCount() > 0) left.push('a timer')
  await world.pass(3_600_000)
  // The client never aborts a write: its outcome would be unknown.
  const isRead = ({ method, url }: Request) => method === 'GET' || url.endsWith('/quote')
  for (const request of requests.filter((each) => isRead(each) && !answered.has(each)))
    if (!request.signal.aborted) left.push(`a request of ${request.url}`)
  if (requests.length > sent) left.push(`another request, of ${requests.at(-1)?.url}`)
  vi.restoreAllMocks()
  return left
}

/** Counts the listeners on the window, the document and the client's page that were added and not removed. */
function countListeners({ page: ofClient }: World) {
  const held = new Map<string, number>()
  const count = (key: string, by: number) => void held.set(key, (held.get(key) ?? 0) + by)
  for (const target of [window, document]) {
    const name = target === window ? 'window' : 'document'
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      count(`${name} ${type}`, 1)
      addEventListener.call(target, type, listener, options)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      count(`${name} ${type}`, -1)
      removeEventListener.call(target, type, listener, options)
    })
  }
  const { subscribe } = ofClient
  vi.spyOn(ofClient, 'subscribe').mockImplementation((listener) => {
    count('page', 1)
    const leave = subscribe(listener)
    return () => {
      count('page', -1)
      leave()
    }
  })
  return {
    left: () => [...held].filter(([, times]) => times !== 0).map((each) => each.join(' ×')),
  }
}
