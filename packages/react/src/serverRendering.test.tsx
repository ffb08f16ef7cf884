import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { de } from './messages/de.ts'
import { en } from './messages/en/en.ts'
import type { AppearanceProps } from './provider/appearance.ts'

const { client, setFault } = createSimulatedWorld()
// Nothing is answered here: only what is drawn at first is looked at.
setFault(() => new Promise(() => {}))

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const kit = () => import('./index.ts')
type Kit = Awaited<ReturnType<typeof kit>>

/** Every component, and words that it begins with. */
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
    ({ orderPage }) => orderPage.looking.title,
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

/** What a merchant says of the language, and what a server then writes. */
const looks: Readonly<Record<string, readonly [AppearanceProps, typeof en]>> = {
  'nothing of the language': [{ appearance: { accent: 'green' } }, en],
  'a locale': [{ locale: 'ar-EG' }, en],
  'a catalog': [{ messages: de, locale: 'de-AT' }, de],
  'a catalog and no locale': [{ messages: de }, de],
}

const cases = Object.keys(components).flatMap((component) =>
  Object.keys(looks).map((look) => [component, look] as const),
)

function page(loaded: Kit, [component, look]: (typeof cases)[number]) {
  const [draw] = components[component] ?? []
  const [said] = looks[look] ?? []
  return (
    <loaded.OnrampProvider client={client} {...said}>
      {draw?.(loaded)}
    </loaded.OnrampProvider>
  )
}

const complaints: unknown[] = []
const drawn = new Map<string, string>()
let inBrowser: Kit

beforeAll(async () => {
  // Nothing of a browser is there. A server has languages as well, and they are not the buyer's.
  for (const name of ['document', 'window', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined)
  vi.stubGlobal('navigator', { languages: ['fr-FR'], language: 'fr-FR', onLine: true })
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const { renderToString } = await import('react-dom/server')
  const onServer = await kit()
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

test('drawing on the server, nothing was complained about', () => {
  expect(drawn.size).toBe(24)
  expect(complaints).toEqual([])
})

describe.each(cases)('%s, given %s', (...each) => {
  const html = () => drawn.get(each.join()) ?? ''

  test('is drawn on the server in its words, with nothing a strict page forbids', () => {
    const [, messages] = components[each[0]] ?? []
    const [, language] = looks[each[1]] ?? []
    const place = document.createElement('div')
    place.innerHTML = html()
    expect(place.innerHTML).toContain('onramp-root')
    expect(place.innerHTML).toContain(language && messages?.(language))
    expect(place.querySelectorAll('[style], style, script')).toHaveLength(0)
  })

  test('is taken over by a browser of another country, language and device', async () => {
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

test('the country, its name and the payment methods are then those of the browser', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = drawn.get('Checkout,nothing of the language') ?? ''
  const country = () => root.querySelector<HTMLInputElement>('[role="combobox"]')?.value
  const methods = () =>
    [...root.querySelectorAll('[type="radio"]')].map((each) => each.getAttribute('value'))
  expect(country()).toBe('US')
  expect(methods()).not.toContain('apple-pay')
  const ours = page(inBrowser, ['Checkout', 'nothing of the language'])
  const hydrated = await act(async () => hydrateRoot(root, ours))
  expect(country()).toBe('Austria')
  expect(methods()).toContain('apple-pay')
  act(() => hydrated.unmount())
  root.remove()
})
