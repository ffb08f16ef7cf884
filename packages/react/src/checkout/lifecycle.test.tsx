import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { createSimulatedWorld } from '../../../../test/harness/simulatedWorld.ts'
import { OnrampProvider } from '../OnrampProvider.tsx'
import { Checkout } from './Checkout.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'

let world: ReturnType<typeof createSimulatedWorld>

// React itself listens to the document, from its first root on.
render(<input />)

beforeEach(() => {
  // What React Query and the page itself would wait for, beside the client's own clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  world = createSimulatedWorld()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A tree whose every object and function is new, as most merchants write it. */
function tree(props: Partial<CheckoutProps> = {}) {
  return (
    <StrictMode>
      <OnrampProvider
        client={world.client}
        locale="en-US"
        messages={{ checkout: { payWith: 'How' } }}
        appearance={{ accent: 'green' }}
      >
        <Checkout
          wallet={WALLET}
          chain={8453}
          token="USDC"
          defaultCountry="US"
          paymentMethods={[{ slug: 'card' }, { slug: 'google-pay' }]}
          frame={{ sandbox: true }}
          onStatus={() => {}}
          {...props}
        />
      </OnrampProvider>
    </StrictMode>
  )
}

async function pass(ms: number) {
  await act(async () => {
    await world.clock.advance(ms)
    // The frame rate of jsdom, which draws by a timer, fits in.
    await vi.advanceTimersByTimeAsync(100)
  })
}

const buy = () => fireEvent.click(screen.getByRole('button', { name: /^Continue/ }))
const callback = async (status: string) => {
  world.service.callback(world.onlyOrder().id, status)
  await pass(5_000)
}

/** Moments in the life of a purchase, each from the one before. */
const moments: readonly (readonly [string, () => Promise<unknown> | void])[] = [
  ['at once', () => {}],
  ['with a price', () => pass(1_000)],
  ['while the purchase is being opened', buy],
  ['with the payment page', () => pass(10)],
  ['while the order is read', () => pass(2_000)],
  ['when the payment was captured', () => callback('order_completed')],
  ['when it takes long', () => pass(11 * 60_000)],
  ['when it was sent', () => callback('order_broadcasted')],
]
const upTo = (name: string) => moments.slice(0, moments.findIndex(([each]) => each === name) + 1)

test.each(moments.map(([name]) => name))('leaving %s leaves nothing behind', async (name) => {
  const listeners = countListeners()
  const requests: Request[] = []
  const answered = new Set<Request>()
  world.setFault(async (request) => {
    requests.push(request)
    const answer = await world.service.fetch(request)
    answered.add(request)
    return answer
  })
  const { unmount, container } = render(tree())
  for (const [, live] of upTo(name)) await live()
  unmount()
  expect(container.innerHTML).toBe('')
  expect(listeners.left()).toEqual([])
  await pass(0)
  expect(world.clock.timers()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  const isPurchase = (request: Request) => request.url.endsWith('/checkout')
  // A purchase is never called back: nobody could say what became of it.
  for (const request of requests.filter((each) => !answered.has(each) && !isPurchase(each)))
    expect(request.signal.aborted).toBe(true)
  const sent = requests.length
  await pass(3_600_000)
  expect(requests).toHaveLength(sent)
})

test('a page around it that renders 100 times changes nothing, at any moment', async () => {
  const { rerender, container } = render(tree())
  const changes = new MutationObserver(() => {})
  // Attributes are compared by what is there afterwards: React writes those of inputs again, as they were.
  changes.observe(container, { subtree: true, childList: true, characterData: true })
  for (const [name, live] of moments) {
    await live()
    rerender(tree())
    changes.takeRecords()
    const [requests, shown] = [world.service.state().requests, container.innerHTML]
    for (let round = 0; round < 100; round++) rerender(tree())
    expect([name, changes.takeRecords()]).toEqual([name, []])
    expect(container.innerHTML).toBe(shown)
    expect(world.service.state().requests).toEqual(requests)
  }
  expect(world.checkouts()).toBe(1)
})

test('the newest callback is called, once for each status, under StrictMode', async () => {
  const calls: string[] = []
  const tell = (page: string) => ({
    onStatus: ({ status }: { readonly status: string }) => void calls.push(`${page} ${status}`),
  })
  const { rerender } = render(tree(tell('first')))
  await pass(1_000)
  buy()
  await pass(2_500)
  rerender(tree(tell('second')))
  await callback('order_completed')
  await pass(60_000)
  rerender(tree(tell('third')))
  await callback('order_broadcasted')
  await pass(60_000)
  expect(calls).toEqual([
    'first payment_pending',
    'second order_completed',
    'third order_broadcasted',
  ])
})

/** Every listener on window and document that was added since and not removed. */
function countListeners() {
  const held = new Map<string, number>()
  for (const target of [window, document]) {
    const name = target === window ? 'window' : 'document'
    const count = (type: string, by: number) => {
      const key = `${name} ${type}`
      const next = (held.get(key) ?? 0) + by
      if (next === 0) held.delete(key)
      else held.set(key, next)
    }
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      count(type, 1)
      addEventListener.call(target, type, listener, options)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      count(type, -1)
      removeEventListener.call(target, type, listener, options)
    })
  }
  return { left: () => [...held].map(([key, number]) => `${key} ×${number}`) }
}
