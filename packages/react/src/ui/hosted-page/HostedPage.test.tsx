import { Checkout, CheckoutDialog, type CheckoutProps } from '@onramp-kit/react'
import { HostedPageParts } from '@onramp-kit/react/parts'
import { blockPage } from '@onramp-kit/test-tools/blockPage'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { suspendingPage } from '@onramp-kit/test-tools/suspendingPage'
import { act, fireEvent } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enHosted as hosted } from '../../messages/en/hosted.ts'
import { enPurchase } from '../../messages/en/purchase.ts'
import { enShared } from '../../messages/en/shared.ts'
import { OnrampProvider } from '../../provider/OnrampProvider.tsx'

const { elsewhere, newTab } = enShared
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 338.0.0.32.108'

const navigate = vi.fn<(url: string) => void>()
const page = createFakePage()
let stage: Stage
/** Opens the world: a page that can navigate its tab, unless it is framed. */
function setUp(isFramed = false) {
  stage = openStage({}, document.body, { page: isFramed ? page : { ...page, navigate } })
}

beforeEach(() => {
  page.set({ visible: true })
  // jsdom cannot open the tab that a browser opens after the click handlers have run.
  document.addEventListener('click', cancel)
})
afterEach(() => {
  stage.leave()
  document.removeEventListener('click', cancel)
  vi.restoreAllMocks()
  navigate.mockReset()
})

const cancel = (event: Event) => {
  if ((event.target as Element).matches('a')) event.preventDefault()
}
const ui = (props: Partial<CheckoutProps> = {}) => (
  <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" {...props} />
)
const link = (name: string) => stage.inside.queryByRole('link', { name })
const button = (name: string) => stage.inside.queryByRole('button', { name })
const frame = () => stage.inside.queryByTitle(enPurchase.pageTitle)
const notice = () => stage.place.querySelector('.onramp-hosted-notice')

async function buy(props?: Partial<CheckoutProps>) {
  await stage.show(ui(props))
  await stage.press(/^Continue/)
  await stage.pass(500)
}

async function click(name: string, init: MouseEventInit = {}) {
  const control = link(name) ?? button(name)
  if (control === null) throw new Error(`there is no ${name}`)
  fireEvent.click(control, init)
  await stage.pass(0)
}

/** Reports that the policy of the page has blocked the hosted page, and then loads the empty frame, as browsers do. */
async function block(directive = 'frame-src') {
  const shown = frame()
  act(() => blockPage(document, stage.onlyOrder().url, directive))
  if (shown !== null) fireEvent.load(shown)
  await stage.pass(0)
}

test('the line above the frame names the page and its host, whose characters stay together', async () => {
  setUp()
  await buy()
  const host = `\u2068${new URL(frame()?.getAttribute('src') ?? '').host}\u2069`
  const origin = () => stage.place.querySelector('.onramp-hosted-origin')?.textContent.trim()
  expect(origin()).toBe(`${enPurchase.pageTitle} · ${host}`)
  await stage.show(
    <HostedPageParts.Root url="https://pay.example/1" title="" onMessage={() => {}}>
      <HostedPageParts.Origin />
    </HostedPageParts.Root>,
  )
  expect(origin()).toBe('\u2068pay.example\u2069')
})

test('a loaded page is not slow after a suspended page has hidden it', async () => {
  setUp()
  const { page: suspending, suspend, reveal } = suspendingPage(ui())
  await stage.show(suspending)
  await stage.press(/^Continue/)
  await stage.at('iframe')
  const shown = frame()
  if (shown !== null) fireEvent.load(shown)
  await suspend()
  await reveal()
  await stage.pass(20_000)
  expect(frame()).toBe(shown)
  expect(shown).toHaveAttribute('data-state', 'loaded')
})

describe('a page that the buyer took to a new tab', () => {
  beforeEach(() => setUp())

  test('comes back into the frame with one click, and is never in both', async () => {
    await buy()
    const { url } = stage.onlyOrder()
    await click(newTab)
    expect(frame()).toBeNull()
    expect(notice()).toHaveTextContent(hosted.inTab)
    await stage.pass(500)
    await click(hosted.showHere)
    expect(frame()).toHaveAttribute('src', url)
    expect(frame()).toHaveAttribute('data-state', 'loading')
    expect(stage.inside.getByText(hosted.loading)).toBeVisible()
    expect(notice()).toBeNull()
    expect(link(newTab)).toBeVisible()
  })

  test('listens to the frame again after it came back', async () => {
    await buy()
    await click(newTab)
    await stage.pass(500)
    await click(hosted.showHere)
    const shown = frame()
    if (shown !== null) fireEvent.load(shown)
    expect(frame()).toHaveAttribute('data-state', 'loaded')
  })

  test('passes the focus from the link to the button, and back to the step', async () => {
    await buy()
    link(newTab)?.focus()
    await click(newTab)
    expect(button(hosted.showHere)).toHaveFocus()
    await stage.pass(500)
    await click(hosted.showHere)
    expect(stage.inside.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test('has no way back once the order is paid', async () => {
    await buy()
    await click(newTab)
    await stage.callback('order_completed')
    await stage.pass(5_000)
    expect(button(hosted.showHere)).toBeNull()
  })

  test('says how to continue if this page is still visible after 1.5 s', async () => {
    await buy()
    await click(newTab)
    await stage.pass(1_499)
    expect(notice()).not.toHaveTextContent(hosted.noTab)
    await stage.pass(1)
    expect(notice()).toHaveTextContent(`${hosted.inTab} ${hosted.noTab}`)
    // The live region has been there from the start.
    expect(stage.inside.getByRole('status')).toHaveTextContent(hosted.noTab)
    expect(notice()).not.toHaveAttribute('aria-live')
    expect(frame()).toBeNull()
  })

  test('says nothing of a missing tab once this page was hidden', async () => {
    await buy()
    await click(newTab)
    act(() => page.set({ visible: false }))
    await stage.pass(60_000)
    act(() => page.set({ visible: true }))
    await stage.pass(60_000)
    expect(notice()).toHaveTextContent(hosted.inTab)
    expect(notice()).not.toHaveTextContent(hosted.noTab)
  })

  test('says how to continue also after the network came and went', async () => {
    await buy()
    await click(newTab)
    for (const online of [false, true]) act(() => page.set({ online }))
    await stage.pass(1_500)
    expect(notice()).toHaveTextContent(hosted.noTab)
  })

  test('says nothing of a missing tab after a middle click, whose tab opens in the background', async () => {
    await buy()
    const shown = link(newTab)
    if (shown !== null) fireEvent(shown, new MouseEvent('auxclick', { button: 1, bubbles: true }))
    await stage.pass(60_000)
    expect(notice()).toHaveTextContent(hosted.inTab)
    expect(notice()).not.toHaveTextContent(hosted.noTab)
  })
})

describe("a page that the shop's own policy blocks", () => {
  let warn: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    setUp()
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('says so at once, and offers the tab instead of the frame', async () => {
    await buy()
    expect(link(newTab)).toHaveAttribute('data-variant', 'link')
    const placeholder = stage.inside.getByText(hosted.loading)
    await block()
    expect(placeholder).toHaveTextContent(hosted.blocked)
    expect(placeholder).toHaveAttribute('data-state', 'blocked')
    expect(placeholder).toHaveAttribute('aria-live', 'polite')
    expect(frame()).toBeNull()
    expect(link(newTab)).toHaveAttribute('data-variant', 'primary')
    await stage.pass(60_000)
    expect(placeholder).toHaveTextContent(hosted.blocked)
  })

  test('names the directive and the origin to the developer, without the path', async () => {
    await buy()
    await block('child-src')
    const { origin, pathname } = new URL(stage.onlyOrder().url)
    const [[message]] = warn.mock.calls as [[string]]
    expect(message).toMatch(/blocks the hosted page \(child-src\).*reference\/security-headers\/$/)
    expect(message).toContain(`Add ${origin} to frame-src.`)
    expect(message).not.toContain(pathname)
  })

  test('opens in this tab if no new one opened', async () => {
    await buy()
    await block()
    await click(newTab)
    await stage.pass(1_500)
    expect(notice()).toHaveTextContent(hosted.noTab)
    expect(button(hosted.showHere)).toBeNull()
    expect(link(hosted.goTo)).toHaveAttribute('href', stage.onlyOrder().url)
    expect(link(hosted.goTo)).not.toHaveAttribute('target')
  })

  test('opens only in a tab if this page is in a frame itself', async () => {
    stage.leave()
    setUp(true)
    await buy()
    await block()
    await click(newTab)
    await stage.pass(1_500)
    expect(link(newTab)).toHaveAttribute('target', '_blank')
    expect(link(hosted.goTo)).toBeNull()
  })
})

test.each<[string, object, string, unknown, RegExp]>([
  [
    'a cross-origin isolated page',
    window,
    'crossOriginIsolated',
    true,
    /Cross-Origin-Embedder-Policy/,
  ],
  [
    'a page whose Permissions-Policy denies payment',
    document,
    'featurePolicy',
    { allowsFeature: (name: string) => name !== 'payment' },
    /Permissions-Policy .* denies payment/,
  ],
])('warns the developer of %s', async (_, target, name, value, message) => {
  setUp()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  Object.defineProperty(target, name, { value, configurable: true })
  await buy()
  Reflect.deleteProperty(target, name)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]])
})

describe("presentation='tab'", () => {
  test('is a link to a new tab, then one in this tab', async () => {
    setUp()
    await buy({ presentation: 'tab' })
    expect(frame()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
    expect(notice()).toHaveTextContent(elsewhere)
    expect(link(newTab)).toHaveAttribute('target', '_blank')
    expect(link(newTab)).toHaveAttribute('rel', 'noopener')
    expect(link(newTab)).toHaveAttribute('data-variant', 'primary')
    await click(newTab)
    expect(notice()).toHaveTextContent(hosted.inTab)
    expect(link(hosted.goTo)).toHaveAttribute('href', stage.onlyOrder().url)
  })
})

describe("presentation='redirect'", () => {
  test("navigates once, from the buyer's own submit, and offers a link on return", async () => {
    setUp()
    await buy({ presentation: 'redirect' })
    const { url } = stage.onlyOrder()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(url)
    expect(frame()).toBeNull()
    // On return from the back/forward cache the page continues as it was left.
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      page.set({ visible: true })
    })
    await stage.pass(5_000)
    expect(navigate).toHaveBeenCalledOnce()
    expect(notice()).toHaveTextContent(elsewhere)
    expect(link(hosted.goTo)).toHaveAttribute('href', url)
    expect(link(hosted.goTo)).not.toHaveAttribute('target')
    await stage.callback('order_completed')
    await stage.pass(5_000)
    expect(link(hosted.goTo)).toBeNull()
  })

  test('waits in a closed dialog, and offers the link when it opens again', async () => {
    setUp()
    const dialog = (isOpen: boolean) => (
      <CheckoutDialog
        {...ui({ presentation: 'redirect' }).props}
        open={isOpen}
        onOpenChange={() => {}}
      />
    )
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    stage.setFault(async ({ method }) => (method === 'POST' ? held : undefined))
    await stage.show(dialog(true))
    await stage.press(/^Continue/)
    stage.rerender(dialog(false))
    await act(async () => release())
    await stage.pass(500)
    expect(stage.onlyOrder().status).toBe('payment_pending')
    expect(navigate).not.toHaveBeenCalled()
    stage.rerender(dialog(true))
    expect(link(hosted.goTo)).toHaveAttribute('href', stage.onlyOrder().url)
  })

  test("neither navigates nor links to a page of the shop's own origin", async () => {
    setUp()
    const url = `${location.origin}/pay`
    stage.setFault((request) =>
      request.method === 'POST' ? stage.changed(request, () => ({ url })) : undefined,
    )
    await buy({ presentation: 'redirect' })
    expect(stage.inside.getByRole('alert')).toHaveTextContent('on another origin than this page')
    expect(stage.inside.queryByRole('link')).toBeNull()
  })

  test('is a frame where this page is in a frame itself', async () => {
    setUp(true)
    await buy({ presentation: 'redirect' })
    expect(frame()).toBeVisible()
  })
})

describe("presentation='auto', the default", () => {
  test('is a frame in a browser', async () => {
    setUp()
    await buy()
    expect(frame()).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
  })

  test('is a redirect in a browser inside another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram)
    setUp()
    await buy()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(stage.onlyOrder().url)
    expect(link(hosted.goTo)).toBeVisible()
  })

  test('hides payment methods whose sheet does not open inside another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram)
    setUp()
    await stage.show(ui())
    const values = () =>
      stage.inside.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect(values()).toEqual(['card', 'cash-app'])
    vi.restoreAllMocks()
    await stage.show(ui())
    expect(values()).toEqual(['card', 'google-pay', 'cash-app'])
  })

  test('renders on a server like in a browser', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram)
    setUp()
    const html = renderToString(<OnrampProvider client={stage.client}>{ui()}</OnrampProvider>)
    expect(html).toContain('value="google-pay"')
    expect(html).not.toContain('value="apple-pay"')
  })
})

test('a change of the presentation applies to the next purchase', async () => {
  setUp()
  await stage.show(ui({ presentation: 'frame' }))
  await act(async () => stage.rerender(ui({ presentation: 'redirect' })))
  await stage.press(/^Continue/)
  expect(navigate).toHaveBeenCalledOnce()
})

test.each(['tab', 'redirect'] as const)(
  'a change of the presentation to "%s" keeps the frame in which the buyer is paying',
  async (presentation) => {
    setUp()
    await buy({ presentation: 'frame' })
    const paying = frame()
    expect(paying).not.toBeNull()
    await act(async () => stage.rerender(ui({ presentation })))
    expect(frame()).toBe(paying)
  },
)

describe("resume='page'", () => {
  test('shows the payment page again after a reload', async () => {
    setUp()
    await buy({ resume: 'page' })
    const { url } = stage.onlyOrder()
    const reloaded = openStage({}, document.body, {
      ...stage.client.platform,
      page: { ...page, navigate },
      fetch: (input, init) => stage.answer(new Request(input, init)),
    })
    stage.leave()
    await reloaded.show(ui({ resume: 'page' }))
    await reloaded.pass(1_000)
    expect(reloaded.inside.getByTitle(enPurchase.pageTitle)).toHaveAttribute('src', url)
    reloaded.leave()
  })

  test('is off by default: a reload cannot show the page', async () => {
    setUp()
    await buy()
    expect([...stage.tabStorage.entries]).toEqual([])
  })
})
