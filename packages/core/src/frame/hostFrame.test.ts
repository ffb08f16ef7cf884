// @vitest-environment jsdom
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FrameOptions, hostFrame } from './hostFrame.ts'

const url = 'https://pay.example/1?session=s'
const origin = 'https://pay.example'
let element: HTMLIFrameElement

beforeEach(() => {
  element = document.createElement('iframe')
  document.body.replaceChildren(element)
})

function host(options: Partial<FrameOptions> = {}) {
  const clock = createVirtualClock()
  const calls = {
    onMessage: vi.fn<() => void>(),
    onLoad: vi.fn<() => void>(),
    onSlow: vi.fn<() => void>(),
    onBlocked: vi.fn<(directive: string) => void>(),
  }
  const stop = hostFrame(element, { url, clock, ...calls, ...options })
  return { ...calls, clock, stop }
}

const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))
const load = () => element.dispatchEvent(new Event('load'))

test('hostFrame shows the page in a sandbox, with the features of a payment', () => {
  host()
  expect(element.getAttribute('src')).toBe(url)
  expect(element.getAttribute('sandbox')).toContain('allow-scripts')
  expect(element.getAttribute('allow')).toContain('payment *')
  expect(element.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
})

test('hostFrame sets no sandbox if the policy disables it', () => {
  host({ sandbox: false })
  expect(element.hasAttribute('sandbox')).toBe(false)
})

test('hostFrame sandboxes the frame before it loads the page', () => {
  const set = vi.spyOn(element, 'setAttribute')
  host()
  expect(set.mock.calls.at(-1)?.[0]).toBe('src')
})

test('hostFrame loads the page once, even if it is called again', () => {
  host().stop()
  const set = vi.spyOn(element, 'setAttribute')
  host()
  expect(set.mock.calls.map(([name]) => name)).not.toContain('src')
})

test('hostFrame throws for an iframe without a window, and says what to do', () => {
  const detached = new DOMParser().parseFromString('<iframe>', 'text/html').querySelector('iframe')
  expect(() => hostFrame(detached as HTMLIFrameElement, { url, onMessage: () => {} })).toThrow(
    new TypeError('hostFrame: the iframe is not in a document. Append it first.'),
  )
})

describe('a message of the hosted page', () => {
  test('calls onMessage without its content', () => {
    const { onMessage } = host()
    say({ origin, source: element.contentWindow, data: { status: 'order_broadcasted' } })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith()
  })

  test.each([
    ['another origin', { origin: 'https://pay.example.evil.example' }],
    ['another window', { source: window }],
  ])('is ignored if it comes from %s', (_, part) => {
    const { onMessage } = host()
    say({ origin, source: element.contentWindow, ...part })
    expect(onMessage).not.toHaveBeenCalled()
  })
})

test('hostFrame listens in the document that its iframe has moved to, and there only', () => {
  const { onMessage, onBlocked, stop } = host()
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  const window = contentDocument?.defaultView
  contentDocument?.body.append(element)
  load()
  const message = { origin, source: element.contentWindow }
  say(message)
  expect(onMessage).not.toHaveBeenCalled()
  window?.dispatchEvent(new MessageEvent('message', message))
  expect(onMessage).toHaveBeenCalledOnce()
  stop()
  window?.dispatchEvent(new MessageEvent('message', message))
  contentDocument?.dispatchEvent(new Event('securitypolicyviolation'))
  expect(onMessage).toHaveBeenCalledOnce()
  expect(onBlocked).not.toHaveBeenCalled()
})

describe('a page that takes long', () => {
  test('calls onSlow after 20 s without a load', async () => {
    const { clock, onSlow } = host()
    await clock.advance(19_999)
    expect(onSlow).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(onSlow).toHaveBeenCalledOnce()
  })

  test('does not call onSlow once it has loaded', async () => {
    const { clock, onSlow, onLoad } = host()
    load()
    await clock.advance(60_000)
    expect(onLoad).toHaveBeenCalledOnce()
    expect(onSlow).not.toHaveBeenCalled()
  })

  test('does not call onSlow for a loaded page that is hosted again', async () => {
    const { clock, onSlow, stop } = host()
    load()
    stop()
    const again = host()
    await clock.advance(60_000)
    await again.clock.advance(60_000)
    expect(onSlow).not.toHaveBeenCalled()
    expect(again.onSlow).not.toHaveBeenCalled()
  })

  test('needs no listener', async () => {
    const { clock } = host({ onLoad: undefined, onSlow: undefined })
    await clock.advance(60_000)
    expect(load).not.toThrow()
  })
})

/** Reports a violation of the page's policy, as a browser does. */
function violate(part: Record<string, unknown> = {}) {
  const violation = { blockedURI: url, disposition: 'enforce', effectiveDirective: 'frame-src' }
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { ...violation, ...part }),
  )
}

describe("a page that the framing page's own policy blocks", () => {
  test.each(['frame-src', 'child-src', 'default-src'])('calls onBlocked with %s', (directive) => {
    const { onBlocked } = host()
    violate({ effectiveDirective: directive })
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(directive)
  })

  test('is recognized by its origin, which is all that some browsers report', () => {
    const { onBlocked } = host()
    violate({ blockedURI: origin })
    expect(onBlocked).toHaveBeenCalledOnce()
  })

  test('counts neither as loaded nor as slow, although the empty frame loads', async () => {
    const { clock, onLoad, onSlow } = host()
    violate()
    load()
    await clock.advance(60_000)
    expect(onLoad).not.toHaveBeenCalled()
    expect(onSlow).not.toHaveBeenCalled()
  })

  test('is reported even if the empty frame has loaded before', () => {
    const { onBlocked, onLoad } = host()
    load()
    violate()
    expect(onLoad).toHaveBeenCalledOnce()
    expect(onBlocked).toHaveBeenCalledOnce()
  })

  test.each([
    ['of another origin', { blockedURI: 'https://pay.example.evil.example/1' }],
    ['without a URL', { blockedURI: 'inline' }],
    ['of another directive', { effectiveDirective: 'img-src' }],
    ['of a policy that only reports', { disposition: 'report' }],
  ])('is not confused with a violation %s', async (_, part) => {
    const { onBlocked, onLoad } = host()
    violate(part)
    load()
    expect(onBlocked).not.toHaveBeenCalled()
    expect(onLoad).toHaveBeenCalledOnce()
  })

  test('needs no listener', () => {
    host({ onBlocked: undefined })
    expect(violate).not.toThrow()
  })
})

test('stopping removes every listener and the timer', async () => {
  const { stop, clock, onMessage, onLoad, onSlow, onBlocked } = host()
  stop()
  violate()
  say({ origin, source: element.contentWindow })
  load()
  await clock.advance(60_000)
  expect(onMessage).not.toHaveBeenCalled()
  expect(onLoad).not.toHaveBeenCalled()
  expect(onSlow).not.toHaveBeenCalled()
  expect(onBlocked).not.toHaveBeenCalled()
  expect(clock.timers()).toBe(0)
})
