import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act } from '@testing-library/react'
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
  expect(drawn.size).toBe(30)
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
