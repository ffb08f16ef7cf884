import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let world: ReturnType<typeof createSimulatedWorld>
let kit: typeof import('../index.ts')
let warnings: string[]

beforeEach(async () => {
  world = createSimulatedWorld()
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')))
  // Fresh modules: each warning appears once per page.
  vi.resetModules()
  kit = await import('../index.ts')
})
afterEach(() => vi.restoreAllMocks())

/** Renders a checkout, twice, with props as a page in JavaScript may pass them. */
async function show(props: object, provider: object = {}) {
  const page = () => (
    <StrictMode>
      <kit.OnrampProvider client={world.client} locale="en-US" country="US" {...provider}>
        <kit.Checkout wallet={WALLET} chain={8453} token="USDC" {...props} />
      </kit.OnrampProvider>
    </StrictMode>
  )
  const { rerender } = render(page())
  await act(() => world.clock.advance(1_000))
  rerender(page())
}

const countries =
  "countries must be a list of at least one ISO 3166-1 alpha-2 code, such as ['US', 'GB'], or { except: ['US'] }."

describe('warns the developer once, naming the prop, its value and the remedy, of', () => {
  test.each<[string, object, string]>([
    [
      'a limit that is a number',
      { limits: { USD: { min: 60 } } },
      `limits must be decimal text by currency (USD, GBP, EUR), such as { EUR: { min: '20', max: '500' } }. Received: {"USD":{"min":60}}.`,
    ],
    [
      'an amount that is a number',
      { amounts: [20] },
      "amounts must be a list of decimal text with at most two decimal places, such as ['20', '99.50']. Received: [20].",
    ],
    [
      'a payment method that is text',
      { paymentMethods: ['card'] },
      `paymentMethods must be a list of at least one row, such as [{ slug: 'card' }, { slug: 'cash-app', onlyIn: ['US'] }]. Received: ["card"].`,
    ],
    [
      'an unknown presentation',
      { presentation: 'popup' },
      `presentation must be one of 'auto', 'frame', 'tab', 'redirect'. Received: "popup".`,
    ],
    ['an unknown country', { countries: ['USA'] }, `${countries} Received: ["USA"].`],
    ['no countries', { countries: [] }, `${countries} Received: [].`],
    [
      'an unknown initial country',
      { defaultCountry: 'USA' },
      `defaultCountry must be an ISO 3166-1 alpha-2 code, such as 'GB'. Received: "USA".`,
    ],
    [
      'an initial amount with too many decimal places',
      { defaultAmount: '19.999' },
      `defaultAmount must be decimal text with at most two decimal places, such as '19.99'. Received: "19.999".`,
    ],
    [
      'an unknown currency',
      { currency: 'YEN' },
      `currency must be one of 'USD', 'GBP', 'EUR'. Received: "YEN".`,
    ],
    [
      'text instead of a callback',
      { onStatus: 'log' },
      'onStatus must be of type function. Received: string of 3 characters.',
    ],
  ])('%s', async (_, wrong, warning) => {
    await show(wrong)
    await waitFor(() => expect(warnings).toHaveLength(1))
    expect(warnings).toEqual([`Onramp Kit: <Checkout> ${warning}`])
  })

  test.each<[string, object, string]>([
    [
      'an unknown theme',
      { theme: 'night' },
      `theme must be one of 'auto', 'light', 'dark'. Received: "night".`,
    ],
    [
      'an unknown key of the appearance',
      { appearance: { acent: 'red' } },
      `appearance must be CSS values by name, such as { accent: '#0a7a4b', radius: '8px' }; the type Appearance has the names. Received: {"acent":"red"}.`,
    ],
    [
      'an unknown area of the messages',
      { messages: { checkot: { continue: 'Buy' } } },
      'ignores messages.checkot, which is not the name of a message.',
    ],
    [
      'an unknown message',
      { messages: { checkout: { continu: 'Buy' } } },
      'ignores messages.checkout.continu, which is not the name of a message.',
    ],
    [
      'a message that is a number',
      { messages: { checkout: { youPay: 7 } } },
      'ignores messages.checkout.youPay, which must be text.',
    ],
    [
      'a locale that is not a language tag',
      { locale: 'not a locale' },
      `locale must be a language tag, such as 'de' or 'pt-BR'. Received: "not a locale".`,
    ],
    [
      'the name of a country',
      { country: 'Germany' },
      `country must be an ISO 3166-1 alpha-2 code, such as 'GB'. Received: "Germany".`,
    ],
    [
      'an explorer that is not an https URL',
      { explorers: { 8453: 'javascript:alert(1)' } },
      `explorers must be https URLs by chain, such as { 8453: 'https://basescan.org' }. Received: {"8453":"javascript:alert(1)"}.`,
    ],
    [
      'a query client that is none',
      { queryClient: {} },
      'queryClient must be the QueryClient of your app. Received: {}.',
    ],
  ])('%s of the provider', async (_, wrong, warning) => {
    await show({}, wrong)
    await waitFor(() => expect(warnings).toHaveLength(1))
    expect(warnings).toEqual([`Onramp Kit: <OnrampProvider> ${warning}`])
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
