import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Clock } from '../platform/clock.ts'
import { hostFrame } from './hostFrame.ts'

const url = 'http://127.0.0.1:9/pay/1'
const origin = 'http://127.0.0.1:9'

let element: HTMLIFrameElement
let stop = () => {}
beforeEach(() => {
  element = document.createElement('iframe')
  document.body.append(element)
})
afterEach(() => {
  stop()
  element.remove()
})

function handClock() {
  const waiting = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    monotonic: () => 0,
    setTimeout(run) {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
  }
  return { clock, waiting, ring: () => waiting.forEach((run) => run()) }
}

function host(part: { onMessage?: () => void; onSlow?: () => void; onLoad?: () => void } = {}) {
  const { clock, ...hand } = handClock()
  stop = hostFrame(element, { url, clock, onMessage: () => {}, ...part })
  return hand
}

const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))

test('a page of another origin is framed in a sandbox', () => {
  host()
  expect(element.getAttribute('src')).toBe(url)
  expect(element.sandbox.contains('allow-scripts')).toBe(true)
  expect(element.allow).toContain('payment *')
  expect(element.referrerPolicy).toBe('strict-origin-when-cross-origin')
})

test('being hosted twice loads nothing twice', () => {
  host()
  const set = vi.spyOn(element, 'setAttribute')
  stop()
  host()
  expect(set.mock.calls.filter(([name]) => name === 'src')).toEqual([])
})

test('a page of this origin is refused and nothing is loaded', () => {
  const { clock } = handClock()
  const options = { url: `${location.origin}/pay`, clock, onMessage: () => {} }
  expect(() => hostFrame(element, options)).toThrow(/another origin/)
  expect(element.hasAttribute('src')).toBe(false)
})

test('a page that was written into a blank frame is of the origin that wrote it', () => {
  const written = element.contentDocument?.createElement('iframe') ?? element
  element.contentDocument?.body.append(written)
  const { clock } = handClock()
  const options = { url: `${location.origin}/pay`, clock, onMessage: () => {} }
  expect(() => hostFrame(written, options)).toThrow(/another origin/)
})

describe('a message', () => {
  test('of the right origin and frame is a hint, whatever it says', () => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    say({ origin, source: element.contentWindow, data: { status: 'order_broadcasted' } })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith()
  })

  test.each([
    'http://127.0.0.1:90',
    'https://127.0.0.1:9',
    'http://127.0.0.1',
    'http://127.0.0.1:9.evil.example',
    'http://127.0.0.1:9/',
    'null',
    '',
    '*',
  ])('of the origin %j does nothing', (wrong) => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    say({ origin: wrong, source: element.contentWindow, data: 'hi' })
    expect(onMessage).not.toHaveBeenCalled()
  })

  test('of the right origin but another window does nothing', () => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    const other = document.createElement('iframe')
    document.body.append(other)
    say({ origin, source: other.contentWindow })
    say({ origin, source: window })
    say({ origin, source: null })
    other.remove()
    expect(onMessage).not.toHaveBeenCalled()
  })

  test('after it was stopped does nothing', () => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    stop()
    say({ origin, source: element.contentWindow })
    expect(onMessage).not.toHaveBeenCalled()
  })
})

describe('a page that is slow', () => {
  test('is said to be, once its time is over', () => {
    const onSlow = vi.fn<() => void>()
    host({ onSlow }).ring()
    expect(onSlow).toHaveBeenCalledOnce()
  })

  test('is not, once it has loaded something', () => {
    const onLoad = vi.fn<() => void>()
    const { waiting } = host({ onLoad })
    element.dispatchEvent(new Event('load'))
    expect(onLoad).toHaveBeenCalledOnce()
    expect(waiting.size).toBe(0)
  })

  test('is not waited for any more when it was stopped', () => {
    const { waiting } = host()
    stop()
    expect(waiting.size).toBe(0)
  })
})
