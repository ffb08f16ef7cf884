import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { QueryClient } from '@tanstack/react-query'
import { act, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { de } from './messages/de.ts'
import { en } from './messages/en/en.ts'
import type { OnrampProviderProps } from './provider/OnrampProvider.tsx'

const { client, clock, setFault } = createSimulatedWorld()
// Leaves every request pending: these tests cover the first render.
setFault(() => new Promise(() => {}))

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const kit = () => import('./index.ts')
type Kit = Awaited<ReturnType<typeof kit>>

/** Every component, and a text of its first render. */
const components: Readonly<
  Record<string, readonly [draw: (kit: Kit) => ReactNode, messages: (from: typeof en) => string]>
> = {
  Checkout: [({ Checkout }) => <Checkout {...destination} />, ({ checkout }) => checkout.payWith],
  'CheckoutDialog, closed': [
    ({ CheckoutDialog }) => (
      <CheckoutDialog {...destination} open={false} onOpenChange={() => {}} />
    ),
    () => '',
  ],
  'CheckoutDialog, open': [
    ({ CheckoutDialog }) => <CheckoutDialog {...destination} open onOpenChange={() => {}} />,
    ({ dialog }) => dialog.close,
  ],
  OrderStatus: [
    ({ OrderStatus }) => <OrderStatus id={ORDER_ID} wallet={WALLET} />,
    ({ order }) => order.steps.loading.title,
  ],
  BankDeposit: [
    ({ BankDeposit }) => <BankDeposit wallet={WALLET} />,
    ({ bank }) => bank.steps.loading.title,
  ],
  CryptoDeposit: [
    ({ CryptoDeposit }) => <CryptoDeposit authorize={() => Promise.resolve('granted')} />,
    ({ deposit }) => deposit.steps.choose.title,
  ],
}

/** The cache of a server that has read an order and a quote before it renders. */
const prefetched = new QueryClient()
const expiresAt = clock.now() + 3_600_000

/** Shows what the cache holds, with times of the buyer's day. */
const pageOfPrefetched = ({ OnrampProvider, OrderStatus, Checkout }: Kit) => (
  <OnrampProvider client={client} queryClient={prefetched} locale="en-US" country="US">
    <OrderStatus id={ORDER_ID} wallet={WALLET} />
    <Checkout
      {...destination}
      defaultAmount={purchase.amount}
      paymentMethods={[{ slug: 'card' }]}
    />
  </OnrampProvider>
)

/** The merchant's settings, and the catalog that the server renders. */
const looks: Readonly<Record<string, readonly [Omit<OnrampProviderProps, 'client'>, typeof en]>> = {
  'no language': [{ appearance: { accent: 'green' } }, en],
  'a locale': [{ locale: 'ar-EG' }, en],
  'a catalog': [{ messages: de, locale: 'de-AT' }, de],
  'a catalog and no locale': [{ messages: de }, de],
  'a catalog and a country': [{ messages: de, country: 'DE' }, de],
}

const cases = Object.keys(components).flatMap((component) =>
  Object.keys(looks).map((look) => [component, look] as const),
)

function page(loaded: Kit, [component, look]: (typeof cases)[number]) {
  const [draw] = components[component] ?? []
  const [props] = looks[look] ?? []
  return (
    <loaded.OnrampProvider client={client} {...props}>
      {draw?.(loaded)}
    </loaded.OnrampProvider>
  )
}

const complaints: unknown[] = []
/** Where a render read the clock or a random number, which a framework that prerenders pages, such as Next.js, rejects. */
const unstableReads: unknown[] = []
const drawn = new Map<string, string>()
let inBrowser: Kit

beforeAll(async () => {
  // A server has none of the browser's globals, and its languages are not the buyer's.
  for (const name of ['document', 'window', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined)
  vi.stubGlobal('navigator', { languages: ['fr-FR'], language: 'fr-FR', onLine: true })
  vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args))
  // The setup of the tests has loaded some modules in a browser.
  vi.resetModules()
  const { renderToString } = await import('react-dom/server')
  const onServer = await kit()
  const { card } = onServer.onrampKeys
  prefetched.setQueryData(
    card.order(client, { id: ORDER_ID, wallet: WALLET }),
    order('payment_pending'),
  )
  prefetched.setQueryData(card.quote(client, purchase), {
    source: { amount: '50.00', currency: 'USD' },
    destination: { amount: '47.56', token: 'USDC', chain: 8453 },
    rate: '1',
    expires_at: new Date(expiresAt).toISOString(),
  })
  drawn.set('prefetched', renderToString(pageOfPrefetched(onServer)))
  const recordRead = () => unstableReads.push(new Error().stack)
  vi.spyOn(Date, 'now').mockImplementation(recordRead)
  vi.spyOn(clock, 'now').mockImplementation(recordRead)
  vi.spyOn(Math, 'random').mockImplementation(recordRead)
  for (const each of cases) drawn.set(each.join(), renderToString(page(onServer, each)))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  inBrowser = await kit()
})
beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-AT'])
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('logs no error while rendering on the server', () => {
  expect(drawn.size).toBe(31)
  expect(complaints).toEqual([])
})

test('reads neither the clock nor a random number while rendering on the server', () => {
  expect(unstableReads).toEqual([])
})

describe.each(cases)('%s with %s', (...each) => {
  const html = () => drawn.get(each.join()) ?? ''

  test('renders its messages on the server, without inline styles or scripts', () => {
    const [, messages] = components[each[0]] ?? []
    const [, language] = looks[each[1]] ?? []
    const place = document.createElement('div')
    place.innerHTML = html()
    expect(place.innerHTML).toContain('onramp-root')
    expect(place.innerHTML).toContain(language && messages?.(language))
    expect(place.querySelectorAll('[style], style, script')).toHaveLength(0)
  })

  test('hydrates without a mismatch in a browser of another country, language and device', async () => {
    const complaint = vi.spyOn(console, 'error')
    const recovered: unknown[] = []
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html()
    const [first] = root.children
    const hydrated = await act(async () =>
      hydrateRoot(root, page(inBrowser, each), {
        onRecoverableError: (error) => void recovered.push(error),
      }),
    )
    expect(recovered).toEqual([])
    expect(complaint).not.toHaveBeenCalled()
    expect(root.firstElementChild).toBe(first)
    act(() => hydrated.unmount())
    root.remove()
  })
})

test('hydrates prefetched data in a browser of another time zone, and shows its own time', async () => {
  const complaint = vi.spyOn(console, 'error')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = drawn.get('prefetched') ?? ''
  vi.stubEnv('TZ', 'America/New_York')
  const recovered: unknown[] = []
  const hydrated = await act(async () =>
    hydrateRoot(root, pageOfPrefetched(inBrowser), {
      onRecoverableError: (error) => void recovered.push(error),
    }),
  )
  expect(recovered).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
  const time = (at: number) => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(at)
  expect(root).toHaveTextContent(time(Date.parse(order('payment_pending').created_at)))
  expect(root).toHaveTextContent(`Price valid until ${time(expiresAt)}`)
  act(() => hydrated.unmount())
  root.remove()
  vi.unstubAllEnvs()
})

test('two hydrated roots of a page share no ids, and each selects its own text to copy', async () => {
  userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  const roots = [0, 1].map(() => document.body.appendChild(document.createElement('div')))
  for (const root of roots) root.innerHTML = drawn.get('prefetched') ?? ''
  const hydrated = await act(async () =>
    roots.map((root) => hydrateRoot(root, pageOfPrefetched(inBrowser))),
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect([...new Set(ids)]).toEqual(ids)
  for (const root of roots) {
    expect(within(root).getByLabelText('You pay')).toBeVisible()
    await act(async () => within(root).getByRole('button', { name: 'Copy Order ID' }).click())
    expect(document.getSelection()?.toString()).toBe(ORDER_ID)
    expect(root).toContainElement(document.getSelection()?.anchorNode as HTMLElement)
    expect(within(root).getByRole('button', { name: 'Copy Order ID' })).toHaveAttribute(
      'data-state',
      'selected',
    )
  }
  for (const each of hydrated) act(() => each.unmount())
  for (const root of roots) root.remove()
})

test("keeps the provider's country and its name through hydration", async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = drawn.get('Checkout,a catalog and a country') ?? ''
  const country = () => root.querySelector('.onramp-country-name')?.textContent
  const methods = () => root.querySelectorAll('[type="radio"]').length
  const [before, count] = [country(), methods()]
  expect(before).toBe('Deutschland')
  vi.stubGlobal('ApplePaySession', undefined)
  const ours = page(inBrowser, ['Checkout', 'a catalog and a country'])
  const hydrated = await act(async () => hydrateRoot(root, ours))
  expect([country(), methods()]).toEqual([before, count])
  act(() => hydrated.unmount())
  root.remove()
})

test('uses the country, its name and the payment methods of the browser after hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = drawn.get('Checkout,no language') ?? ''
  const country = () => root.querySelector('.onramp-country-name')?.textContent
  const methods = () =>
    [...root.querySelectorAll('[type="radio"]')].map((each) => each.getAttribute('value'))
  expect(country()).toBe('United States')
  expect(methods()).not.toContain('apple-pay')
  const ours = page(inBrowser, ['Checkout', 'no language'])
  const hydrated = await act(async () => hydrateRoot(root, ours))
  expect(country()).toBe('Austria')
  expect(methods()).toContain('apple-pay')
  act(() => hydrated.unmount())
  root.remove()
})
