import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let world: ReturnType<typeof createSimulatedWorld>
let kit: typeof import('../index.ts') & typeof import('../parts.ts')
let warnings: string[]

beforeEach(async () => {
  world = createSimulatedWorld()
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')))
  vi.spyOn(console, 'error')
  // Fresh modules: each warning appears once per page.
  vi.resetModules()
  kit = { ...(await import('../index.ts')), ...(await import('../parts.ts')) }
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => world.clock.advance(ms))
const page = (children: ReactNode) => (
  <StrictMode>
    <kit.OnrampProvider client={world.client} locale="en-US">
      {children}
    </kit.OnrampProvider>
  </StrictMode>
)
const destination = { chain: 8453, token: 'USDC' } as const
type Wallet = string | null | undefined

/** Every component that takes a wallet, and a text it shows with one. */
const components: Readonly<Record<string, readonly [(wallet: Wallet) => ReactNode, string]>> = {
  Checkout: [(wallet) => <kit.Checkout wallet={wallet} {...destination} />, 'You pay'],
  CheckoutDialog: [
    (wallet) => (
      <kit.CheckoutDialog wallet={wallet} {...destination} open onOpenChange={() => {}} />
    ),
    'You pay',
  ],
  OrderStatus: [
    (wallet) => <kit.OrderStatus id={ORDER_ID} wallet={wallet} />,
    'Loading your order',
  ],
  BankDeposit: [(wallet) => <kit.BankDeposit wallet={wallet} />, 'Loading your accounts'],
}

describe.each(Object.entries(components))('%s', (name, [draw, messages]) => {
  test.each([undefined, null, ''])(
    'asks the buyer to connect a wallet when it gets %j',
    (wallet) => {
      const { container } = render(page(draw(wallet)))
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Connect a wallet')
      expect(screen.getByText('Connect your wallet to continue.')).toBeVisible()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(container.querySelector('.onramp-root')).not.toBeNull()
    },
  )

  test.each([undefined, null])('does not warn of a wallet that is %j', async (wallet) => {
    render(page(draw(wallet)))
    await act(() => import('../provider/propWarnings.ts'))
    expect(warnings).toEqual([])
  })

  test('warns the developer once of an empty wallet', () => {
    const { rerender } = render(page(draw('')))
    rerender(page(draw('')))
    expect(warnings).toEqual([
      expect.stringMatching(`^Onramp Kit: <${name}> wallet must be .*; pass the buyer's address`),
    ])
    expect(warnings[0]).toContain('Received: string of 0 characters.')
  })

  test('asks the buyer to connect a wallet on the server', () => {
    const html = renderToString(page(draw(undefined)))
    expect(html).toContain('Connect a wallet')
    expect(html).not.toContain('Details for the site owner')
    // React 18 takes jsdom for a browser and warns of layout effects.
    vi.mocked(console.error).mockClear()
  })

  test('continues as soon as the wallet is connected', async () => {
    const { rerender } = render(page(draw(undefined)))
    expect(screen.queryByText(messages)).toBeNull()
    await pass(5_000)
    expect(Object.values(world.service.state().requests).reduce((sum, count) => sum + count)).toBe(
      0,
    )
    rerender(page(draw(WALLET)))
    expect(screen.getAllByText(messages)[0]).toBeVisible()
    expect(screen.queryByText('Connect a wallet')).toBeNull()
  })

  test('names the mistake of a malformed wallet without repeating the wallet', async () => {
    const wallet = `0x${'7'.repeat(64)}`
    render(page(draw(wallet)))
    await pass(5_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '0x followed by 40 hexadecimal digits',
    )
    expect(warnings).toEqual([
      `Onramp Kit: <${name}> wallet must be 0x followed by 40 hexadecimal digits; pass the buyer's address as their wallet shows it. Received: string of 66 characters.`,
    ])
  })
})

test('a composed checkout asks the buyer to connect a wallet and disables its button', async () => {
  const { CheckoutParts } = await import('../parts.ts')
  render(
    page(
      <CheckoutParts.Root wallet={undefined} {...destination}>
        <CheckoutParts.Form>
          <CheckoutParts.Error />
          <CheckoutParts.Submit />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    ),
  )
  expect(screen.getByText('Connect your wallet to continue.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button')).toBeDisabled()
})

test('keeps the focus elsewhere on the page when the wallet arrives', async () => {
  const { rerender } = render(page(<kit.Checkout wallet={undefined} {...destination} />))
  rerender(page(<kit.Checkout wallet={WALLET} {...destination} />))
  await pass(0)
  expect(document.body).toHaveFocus()
})

describe('useBankDeposit', () => {
  test('sends no request without a wallet and returns the reason as its error', async () => {
    function View() {
      return kit.useBankDeposit({ wallet: undefined }).error?.message
    }
    render(page(<View />))
    await pass(5_000)
    expect(document.body).toHaveTextContent('wallet must be')
    expect(world.service.state().requests['virtualAccounts.status']).toBe(0)
  })
})
