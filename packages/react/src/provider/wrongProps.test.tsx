import type { CardOrder } from '@onramp-kit/core'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ComponentPropsWithoutRef, ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type {
  BankDepositOwnProps,
  CheckoutDialogProps,
  CheckoutOwnProps,
  CryptoDepositProps,
  OnrampProviderProps,
  OrderStatusOwnProps,
} from '../index.ts'
import * as kit from '../index.ts'
import type { CountryOwnProps, HostedPageProps } from '../parts.ts'
import * as parts from '../parts.ts'
import { warned } from './parseProps.ts'

let world: ReturnType<typeof createSimulatedWorld>
let warnings: string[]

beforeEach(() => {
  world = createSimulatedWorld()
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')))
  // As on a new page: each warning appears once per page.
  warned.clear()
})
afterEach(() => vi.restoreAllMocks())

/** Renders a checkout, twice, with props as a page in JavaScript may pass them. */
async function show(props: object, provider: object = {}) {
  const page = () => (
    <kit.OnrampProvider client={world.client} locale="en-US" country="US" {...provider}>
      <kit.Checkout wallet={WALLET} chain={8453} token="USDC" {...props} />
    </kit.OnrampProvider>
  )
  const { rerender } = render(page())
  await act(() => world.clock.advance(1_000))
  rerender(page())
}

/** For every prop that a root declares beside those of its element: a wrong value, and its warning. */
type Wrong<Own> = Readonly<
  Record<Exclude<keyof Own, 'children'>, readonly [value: unknown, warning: string]>
>
type DialogOwnProps = CheckoutOwnProps & Pick<CheckoutDialogProps, 'open' | 'onOpenChange'>
type DepositOwnProps = Omit<CryptoDepositProps, keyof ComponentPropsWithoutRef<'div'>>

const notFunction = 'must be of type function. Received: string of 3 characters.'
const policy = 'must be { sandbox: true } or { sandbox: false }. Received: {"sandbox":1}.'
const presentation = "must be one of 'auto', 'frame', 'tab', 'redirect'. Received: \"popup\"."
const country = 'must be an ISO 3166-1 alpha-2 code, such as \'GB\'. Received: "USA".'
const notText = 'must be of type string. Received: number.'

const checkout: Wrong<CheckoutOwnProps> = {
  wallet: [5, notText],
  chain: ['8453', 'must be of type number. Received: string of 4 characters.'],
  token: [5, notText],
  defaultAmount: [
    '19.999',
    'must be decimal text with at most two decimal places, such as \'19.99\'. Received: "19.999".',
  ],
  amounts: [
    [20],
    "must be a list of decimal text with at most two decimal places, such as ['20', '99.50']. Received: [20].",
  ],
  limits: [
    { USD: { min: 60 } },
    `must be decimal text with at most two decimal places by currency (USD, GBP, EUR), with min not above max, such as { EUR: { min: '20', max: '500' } }. Received: {"USD":{"min":60}}.`,
  ],
  countries: [
    ['USA'],
    `must be a list of at least one ISO 3166-1 alpha-2 code, such as ['US', 'GB'], or { except: ['US'] }. Received: ["USA"].`,
  ],
  defaultCountry: ['USA', country],
  currency: ['YEN', `must be one of 'USD', 'GBP', 'EUR'. Received: "YEN".`],
  paymentMethods: [
    ['card'],
    `must be a list of at least one row, such as [{ slug: 'card' }, { slug: 'cash-app', onlyIn: ['US'] }]. Received: ["card"].`,
  ],
  density: ['dense', "must be one of 'compact', 'comfortable'. Received: \"dense\"."],
  frame: [{ sandbox: 1 }, policy],
  presentation: ['popup', presentation],
  resume: ['all', `must be one of 'order', 'page'. Received: "all".`],
  onStatus: ['log', notFunction],
  onComplete: ['log', notFunction],
  onCancel: ['log', notFunction],
  onError: ['log', notFunction],
  onEvent: ['log', notFunction],
  includeAmounts: [1, 'must be of type boolean. Received: number.'],
  beforePurchase: ['log', notFunction],
  onConnect: ['log', notFunction],
  onDone: ['log', notFunction],
}

const dialog: Wrong<DialogOwnProps> = {
  ...checkout,
  open: [1, 'must be of type boolean. Received: number.'],
  onOpenChange: ['log', notFunction],
}

const order: Wrong<OrderStatusOwnProps> = {
  id: [5, notText],
  wallet: [5, notText],
  onConnect: ['log', notFunction],
  onStatus: ['log', notFunction],
}

const bank: Wrong<BankDepositOwnProps> = {
  wallet: [5, notText],
  onConnect: ['log', notFunction],
  defaultCountry: ['USA', country],
  defaultEmail: [5, notText],
  frame: [{ sandbox: 1 }, policy],
  presentation: ['popup', presentation],
  onStatus: ['log', notFunction],
}

const deposit: Wrong<DepositOwnProps> = {
  authorize: ['log', notFunction],
  buildUrl: ['log', notFunction],
  methods: [['card'], `must be a list of 'crypto' and 'cash-app'. Received: ["card"].`],
  frame: [{ sandbox: 1 }, policy],
  presentation: ['popup', presentation],
}

const provider: Wrong<OnrampProviderProps> = {
  client: [
    {},
    '<Checkout> needs an <OnrampProvider client={…}> around it: pass it the client that createOnrampClient returns. Received: object.',
  ],
  queryClient: [
    {},
    'must be the QueryClient of your app, the same in each render; the first one stays. Received: {}.',
  ],
  country: ['Germany', country.replace('USA', 'Germany')],
  support: [
    { name: 'Acme' },
    `must be a name with a url or an email, such as { name: 'Acme', url: 'https://acme.example/help' }. Received: {"name":"Acme"}.`,
  ],
  explorers: [
    { 8453: 'javascript:alert(1)' },
    `must be https URLs by chain, such as { 8453: 'https://basescan.org' }. Received: {"8453":"javascript:alert(1)"}.`,
  ],
  marks: [
    { card: () => null, visa: '/visa.svg' },
    `must be elements or URLs of images by payment method or card brand, such as { 'apple-pay': '/apple-pay.svg' }. Received: {"visa":"/visa.svg"}.`,
  ],
  locale: [
    'not a locale',
    `must be a language tag, such as 'de' or 'pt-BR'. Received: "not a locale".`,
  ],
  messages: [
    { checkot: { continue: 'Buy' } },
    '<OnrampProvider> ignores messages.checkot, which is not the name of a message.',
  ],
  theme: ['night', `must be one of 'auto', 'light', 'dark'. Received: "night".`],
  contrast: ['less', `must be one of 'auto', 'more'. Received: "less".`],
  appearance: [
    { acent: 'red' },
    `must be CSS values by name, such as { accent: '#0a7a4b', radius: '8px' }; the type Appearance has the names. Received: {"acent":"red"}.`,
  ],
}

const page: Wrong<HostedPageProps> = {
  url: [5, notText],
  title: [5, notText],
  policy: [{ sandbox: 1 }, policy],
  presentation: ['popup', presentation],
  onMessage: ['log', notFunction],
  onState: ['log', notFunction],
}

const countryField: Wrong<CountryOwnProps> = {
  value: [5, notText],
  onChange: ['log', notFunction],
  isOffered: ['log', notFunction],
  isInvalid: [1, 'must be of type boolean. Received: number.'],
  describedBy: [5, notText],
}

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' }
const inDialog = { ...destination, open: true, onOpenChange: () => {} }
const inOrder = { id: ORDER_ID, wallet: WALLET }
const inDeposit = { authorize: () => Promise.resolve('granted') }

type Root = readonly [
  name: string,
  /** Its name in warnings. */
  owner: string,
  valid: object,
  wrong: Readonly<Record<string, readonly [value: unknown, warning: string]>>,
]
const roots: readonly Root[] = [
  ['Checkout', 'Checkout', destination, checkout],
  ['CheckoutParts.Root', 'Checkout', destination, checkout],
  ['CheckoutDialog', 'CheckoutDialog', inDialog, dialog],
  ['CheckoutDialogParts.Root', 'CheckoutDialog', inDialog, dialog],
  ['OrderStatus', 'OrderStatus', inOrder, order],
  ['OrderParts.Root', 'OrderStatus', inOrder, order],
  ['BankDeposit', 'BankDeposit', { wallet: WALLET }, bank],
  ['BankDepositParts.Root', 'BankDeposit', { wallet: WALLET }, bank],
  ['CryptoDeposit', 'CryptoDeposit', inDeposit, deposit],
  ['CryptoDepositParts.Root', 'CryptoDeposit', inDeposit, deposit],
  ['OnrampProvider', 'OnrampProvider', {}, provider],
  [
    'HostedPageParts.Root',
    'HostedPageParts.Root',
    { url: 'https://pay.example', title: '', onMessage() {} },
    page,
  ],
  ['CountryParts.Root', 'CountryParts.Root', { value: 'US', onChange() {} }, countryField],
]

/** Matches roots with the props of another one. */
const repeats = /^Checkout(Dialog|Parts)|^(Order|BankDeposit|CryptoDeposit)Parts/

describe('warns the developer once, naming the prop, its value and the remedy', () => {
  // `npm run test:slow` tests the repeats too.
  test.each(roots.filter(([name]) => !inject('isQuick') || !repeats.test(name)))(
    '<%s>',
    async (name, owner, valid, wrong) => {
      const [space = '', part = ''] = name.split('.')
      const declared = { ...kit, ...parts }
      const Root = (
        part === ''
          ? declared[space as 'Checkout']
          : declared[space as 'CheckoutParts'][part as 'Root']
      ) as ComponentType<object>
      /** Renders the root where it belongs. */
      function place(props: object) {
        const root = <Root {...valid} {...props} />
        if (name === 'OnrampProvider')
          return (
            <Root {...{ client: world.client, locale: 'en-US', country: 'US', ...props }}>
              <kit.Checkout wallet={WALLET} chain={8453} token="USDC" />
            </Root>
          )
        return (
          <kit.OnrampProvider client={world.client} locale="en-US" country="US">
            {name === owner && part !== '' ? (
              <parts.CryptoDepositParts.Root {...inDeposit}>{root}</parts.CryptoDepositParts.Root>
            ) : (
              root
            )}
          </kit.OnrampProvider>
        )
      }
      for (const [prop, [value, warning]] of Object.entries(wrong)) {
        warnings.length = 0
        const page = () => place({ [prop]: value })
        const { rerender, unmount } = render(page())
        rerender(page())
        await waitFor(() => expect(warnings, prop).not.toEqual([]))
        await act(() => world.clock.advance(1_000))
        unmount()
        const named = warning.startsWith('<') ? warning : `<${owner}> ${prop} ${warning}`
        // A request without a required prop says so as well.
        const ofRoots = warnings.filter((each) => each.startsWith('Onramp Kit: <'))
        expect(ofRoots).toEqual([`Onramp Kit: ${named}`])
      }
    },
  )
})

describe('names also what an empty or unknown value lacks', () => {
  test.each<[string, object, object, string]>([
    [
      'no countries',
      { countries: [] },
      {},
      `<Checkout> countries ${checkout.countries[1].replace('["USA"]', '[]')}`,
    ],
    [
      'an unknown message',
      {},
      { messages: { checkout: { continu: 'Buy' } } },
      '<OnrampProvider> ignores messages.checkout.continu, which is not the name of a message.',
    ],
    [
      'marks that are text',
      {},
      { marks: '/visa.svg' },
      '<OnrampProvider> marks must be of type object. Received: string of 9 characters.',
    ],
    [
      'a message that is a number',
      {},
      { messages: { checkout: { youPay: 7 } } },
      '<OnrampProvider> ignores messages.checkout.youPay, which must be text.',
    ],
  ])('%s', async (_, wrong, ofProvider, warning) => {
    await show(wrong, ofProvider)
    await waitFor(() => expect(warnings).toHaveLength(1))
    expect(warnings).toEqual([`Onramp Kit: ${warning}`])
  })
})

test('warns of no right value', async () => {
  await show(
    {
      limits: { USD: { min: '60', max: '500.50' }, EUR: {} },
      amounts: ['20', '99.5'],
      paymentMethods: [{ slug: 'card' }, { slug: 'cash-app', onlyIn: ['US'] }, { slug: 'acme' }],
      presentation: 'tab',
      countries: { except: ['gb'] },
      defaultCountry: 'us',
      defaultAmount: '',
      currency: 'USD',
      onStatus: () => {},
      frame: { sandbox: false },
      style: { color: 'red' },
    },
    {
      theme: 'dark',
      appearance: { accent: 'red', maxWidth: undefined },
      messages: { shared: { errors: { acme_is_closed: 'Acme is closed.' } } },
      locale: 'pt_BR',
      country: 'xk',
      support: { name: 'Acme', email: 'help@acme.example' },
      explorers: { 8453: 'https://basescan.org' },
      marks: { visa: <svg />, card: '/card.svg' },
    },
  )
  await act(() => import('./propWarnings.ts'))
  await act(() => world.clock.advance(1_000))
  expect(warnings).toEqual([])
})

const amount = () => screen.getByLabelText('You pay')
const submit = () => screen.getByRole('button', { name: /^Continue/ })

test('a limit that is a number still applies', async () => {
  await show({ limits: { USD: { min: 60 } } })
  await act(async () => submit().click())
  expect(screen.getByRole('alert')).toHaveTextContent('$60')
})

test('limits of a currency in lower case apply', async () => {
  await show({ limits: { usd: { min: '60' } } })
  await act(async () => submit().click())
  expect(screen.getByRole('alert')).toHaveTextContent('$60')
})

test.each([
  [{ USD: { max: '1,0' } }],
  [{ USD: { min: '10', max: null, maximum: '20' } }],
  [{ USD: { max: '-1' } }],
  [{ max: '500' }],
  [{ US: { max: '500' } }],
  [{ USD: '500' }],
  [{ USD: 500 }],
  ['500'],
  [['500']],
  [() => {}],
])('limits=%j, which are not understood, let no amount through', async (limits) => {
  await show({ limits })
  await act(async () => submit().click())
  expect(screen.getByRole('alert')).toHaveTextContent('$0')
  expect(world.service.state().requests['card.checkout']).toBe(0)
  expect(warnings).toHaveLength(1)
})

describe('the page stays, without an error of React, whatever', () => {
  const https = 'https://basescan.org'
  const odd = [
    '',
    5,
    true,
    https,
    [],
    [https],
    {},
    ...[https, [https], [[https]], { url: https }, 5, null].map((value) => ({ 8453: value })),
    ...[https, [https], { url: https }].map((value) => ({ name: 'Acme', url: value })),
    ...[https, [https], 5].map((value) => ({ visa: value, card: value })),
  ]
  const names = ['explorers', 'support', 'marks', 'country', 'appearance', 'messages'] as const

  test.each(names.flatMap((name) => odd.map((value) => [name, value] as const)))(
    'the provider gets as %s: %j',
    async (name, value) => {
      const error = vi.spyOn(console, 'error')
      const { order_id } = await world.client.card.checkout(purchase)
      world.service.callback(order_id, 'order_broadcasted')
      world.setFault((request) =>
        request.url.includes('/orders/')
          ? world.changed(request, ({ source }: CardOrder) => ({
              source: { ...source, card_brand: 'visa', card_last_four: '4242' },
            }))
          : undefined,
      )
      render(
        <kit.OnrampProvider client={world.client} {...{ locale: 'en-US', [name]: value }}>
          <kit.OrderStatus id={order_id} wallet={WALLET} />
          <kit.Checkout wallet={WALLET} chain={8453} token="USDC" />
        </kit.OnrampProvider>,
      )
      expect(await screen.findByText('Paid')).toBeVisible()
      expect(error).not.toHaveBeenCalled()
    },
  )

  test.each([
    { amounts: ['20', '20', '50'] },
    { paymentMethods: [{ slug: 'card' }, { slug: 'card' }] },
    { paymentMethods: ['card', 'card'] },
    { paymentMethods: [{ slug: 'card', needs: 'ApplePaySession' }, { slug: 'card' }] },
    { countries: ['US', 'US'] },
    { countries: { except: ['DE', 'DE'] } },
  ])('the checkout gets twice: %j', async (props) => {
    const error = vi.spyOn(console, 'error')
    await show(props)
    expect(submit()).toBeEnabled()
    const shown = [
      ...screen.queryAllByRole('button', { name: /^\$/ }),
      ...screen.queryAllByRole('radio', { hidden: true }),
    ].map((each) => each.textContent || each.getAttribute('value'))
    expect(shown).toEqual([...new Set(shown)])
    expect(error).not.toHaveBeenCalled()
  })
})

test.each(['XK', 'AX', 'DE', 'xk'])('%s can be the only country', async (code) => {
  await show({ countries: [code] })
  expect(submit()).toBeEnabled()
  expect(warnings).toEqual([])
})

test.each(['ApplePay', 'applepaysession', 'constructor', 5, ['ApplePaySession'], {}])(
  'a payment method that needs %j is left out with a warning',
  async (needs) => {
    await show({ paymentMethods: [{ slug: 'apple-pay', needs }, { slug: 'card' }] })
    expect(screen.queryByText('Apple Pay')).toBeNull()
    await waitFor(() => expect(warnings.join()).toContain('<Checkout> paymentMethods'))
  },
)

const bounds = [
  undefined,
  0,
  '10',
  '19.9',
  '19.999',
  3 * 7.33,
  '20',
  '20.00',
  '020',
  '2e1',
  '5000',
  '1000000000',
  Number.MAX_SAFE_INTEGER,
  '9999999999999',
]

// The test buys no billion.
const least = bounds.filter((bound) => bound !== '1000000000')

test.each(least.flatMap((min) => bounds.map((max) => [min, max] as const)))(
  'an amount within the limits can be bought, or the page warns of them: at least %s, at most %s',
  async (min, max) => {
    const bought: string[] = []
    for (const defaultAmount of ['20', '10', '5000']) {
      world = createSimulatedWorld()
      await show({ limits: { USD: { min, max } }, defaultAmount })
      await act(async () => submit().click())
      await act(() => world.clock.advance(1_000))
      bought.push(...world.service.state().orders.map(({ source }) => source.amount))
      cleanup()
      if (bought.length > 0) break
    }
    if (bought.length === 0) expect(warnings.join()).toContain('<Checkout> limits')
  },
)

test('amounts that are numbers are still offered', async () => {
  await show({ amounts: [20] })
  expect(screen.getByRole('button', { name: '$20' })).toBeVisible()
})

test('a payment method that is text is still offered, and no other one', async () => {
  await show({ paymentMethods: ['card'] })
  expect(amount()).toHaveValue('50')
  expect(screen.queryByText('Google Pay')).toBeNull()
  expect(submit()).toBeEnabled()
})

test('payment methods that are not a list offer none, and open no purchase', async () => {
  await show({ paymentMethods: '[card]' })
  expect(screen.queryByRole('radio')).toBeNull()
  await act(async () => submit().click())
  expect(world.service.state().requests['card.checkout']).toBe(0)
  expect(warnings).toHaveLength(1)
})

test('messages that are a function leave every message as it is', async () => {
  await show({}, { messages: () => ({ checkout: { youPay: 'Pay' } }) })
  expect(amount()).toHaveValue('50')
})

test('a payment method that is not for an unknown country is offered in none', async () => {
  await show({ paymentMethods: [{ slug: 'card' }, { slug: 'sepa', notIn: ['USA'] }] })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(warnings).toHaveLength(1)
})

test.each([[[]], [['USA']], [{ except: ['USA', 'GB'] }]])(
  'countries={%j} offers no purchase',
  async (offered) => {
    await show({ countries: offered })
    expect(screen.getByRole('alert')).toHaveTextContent('must each offer at least one')
    expect(submit()).toBeDisabled()
    expect(world.service.state().requests['card.checkout']).toBe(0)
    expect(world.service.state().requests['card.quote']).toBe(0)
  },
)
