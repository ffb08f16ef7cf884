import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Clock } from '../platform/clock.ts'
import { documentPage } from '../platform/page.ts'
import { hostFrame } from './hostFrame.ts'
import { resolvePresentation } from './presentation.ts'

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

test('frames a page of another origin in a sandbox', () => {
  host()
  expect(element.getAttribute('src')).toBe(url)
  expect(element.sandbox.contains('allow-scripts')).toBe(true)
  expect(element.allow).toContain('payment *')
  expect(element.referrerPolicy).toBe('strict-origin-when-cross-origin')
})

test('loads the page once when called twice', () => {
  host()
  const set = vi.spyOn(element, 'setAttribute')
  stop()
  host()
  expect(set.mock.calls.filter(([name]) => name === 'src')).toEqual([])
})

test('rejects a page of this origin and loads nothing', () => {
  const { clock } = handClock()
  const options = { url: `${location.origin}/pay`, clock, onMessage: () => {} }
  expect(() => hostFrame(element, options)).toThrow(/another origin/)
  expect(element.hasAttribute('src')).toBe(false)
})

test('rejects a page of the origin that wrote the framing page', () => {
  const written = element.contentDocument?.createElement('iframe') ?? element
  element.contentDocument?.body.append(written)
  const { clock } = handClock()
  const options = { url: `${location.origin}/pay`, clock, onMessage: () => {} }
  expect(() => hostFrame(written, options)).toThrow(/another origin/)
})

describe('a message', () => {
  test('of the right origin and frame calls onMessage, whatever it contains', () => {
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
  ])('of the origin %j is ignored', (wrong) => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    say({ origin: wrong, source: element.contentWindow, data: 'hi' })
    expect(onMessage).not.toHaveBeenCalled()
  })

  test('of the right origin but another window is ignored', () => {
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

  test('after stopping is ignored', () => {
    const onMessage = vi.fn<() => void>()
    host({ onMessage })
    stop()
    say({ origin, source: element.contentWindow })
    expect(onMessage).not.toHaveBeenCalled()
  })
})

describe('onSlow', () => {
  test('is called when nothing was loaded for 20 s', () => {
    const onSlow = vi.fn<() => void>()
    host({ onSlow }).ring()
    expect(onSlow).toHaveBeenCalledOnce()
  })

  test('is not called once something was loaded', () => {
    const onLoad = vi.fn<() => void>()
    const { waiting } = host({ onLoad })
    element.dispatchEvent(new Event('load'))
    expect(onLoad).toHaveBeenCalledOnce()
    expect(waiting.size).toBe(0)
  })

  test('is not called after stopping', () => {
    const { waiting } = host()
    stop()
    expect(waiting.size).toBe(0)
  })
})

// The test runner frames this page.
test('a page in a frame frames the hosted page instead of navigating to it', () => {
  expect(documentPage.navigate).toBeUndefined()
  expect(resolvePresentation('redirect')).toBe('frame')
})
