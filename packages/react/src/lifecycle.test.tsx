import { lifecycles, type World } from '@onramp-kit/test-tools/lifecycles'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OnrampProvider } from './provider/OnrampProvider.tsx'

// React itself listens to the document, from its first root on.
render(<input />)

beforeEach(() => {
  // What React Query and the page itself would wait for, beside the client's own clock.
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
      // The frame rate of jsdom, which draws by a timer, fits in.
      await vi.advanceTimersByTimeAsync(Math.max(ms, 100))
      await world.clock.advance(0)
    })
  return { ...world, pass }
}

/** The page of a merchant who makes every object anew. */
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

/** One life, stopped after each of its moments. The merchant's callbacks are other ones in each. */
async function* live(name: string, world: World) {
  const begin = lifecycles[name]
  if (begin === undefined) throw new Error(`${name} has no life`)
  const { draw, moments, told } = await begin(world)
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
    yield { moment, again, container, unmount, calls, told }
  }
}

describe.each(Object.keys(lifecycles))('%s', (name) => {
  test('left at any moment, leaves nothing behind', async () => {
    const every: string[] = []
    for await (const { moment } of live(name, createWorld())) every.push(moment)
    cleanup()
    expect(every.length).toBeGreaterThan(4)
    for (const last of every) expect([last, await leftBehind(name, last)]).toEqual([last, []])
  })

  test('is not changed by a page around it that renders 100 times', async () => {
    const world = createWorld()
    const changes = new MutationObserver(() => {})
    const state = () => JSON.stringify(world.service.state().requests)
    for await (const { moment, again, container } of live(name, world)) {
      // Attributes are compared by what is there afterwards: React writes those of inputs again, as they were.
      changes.observe(container, { subtree: true, childList: true, characterData: true })
      changes.takeRecords()
      const [requests, shown] = [state(), container.innerHTML]
      for (let round = 0; round < 100; round++) again()
      expect([moment, changes.takeRecords()]).toEqual([moment, []])
      expect([moment, container.innerHTML]).toEqual([moment, shown])
      expect([moment, state()]).toEqual([moment, requests])
    }
    changes.disconnect()
    expect(world.checkouts()).toBeLessThan(2)
  })

  test('calls the newest callback, once for each status, under StrictMode', async () => {
    let [heard, expected]: (readonly string[])[] = [[], ['something']]
    for await (const { calls, told } of live(name, createWorld())) [heard, expected] = [calls, told]
    expect(heard).toEqual(expected)
  })
})

/** What is still there of a component that was taken away after a moment, an hour later. */
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
  // What changes something is never called back: nobody could say what became of it.
  const isRead = ({ method, url }: Request) => method === 'GET' || url.endsWith('/quote')
  for (const request of requests.filter((each) => isRead(each) && !answered.has(each)))
    if (!request.signal.aborted) left.push(`a request of ${request.url}`)
  if (requests.length > sent) left.push(`another request, of ${requests.at(-1)?.url}`)
  vi.restoreAllMocks()
  return left
}

/** Every listener on the window, the document and the client's page that was added since and not removed. */
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
