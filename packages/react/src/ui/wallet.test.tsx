import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Fragment, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as own from '../index.ts'
import * as parts from '../parts.ts'
import { warned } from '../provider/parseProps.ts'

const kit = { ...own, ...parts }

let world: ReturnType<typeof createSimulatedWorld>
let warnings: string[]

beforeEach(() => {
  world = createSimulatedWorld()
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')))
  vi.spyOn(console, 'error')
  // As on a new page: each warning appears once per page.
  warned.clear()
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => world.clock.advance(ms))
const page = (children: ReactNode) => (
  <kit.OnrampProvider client={world.client} locale="en-US">
    {children}
  </kit.OnrampProvider>
)
const destination = { chain: 8453, token: 'USDC' } as const
interface Given {
  readonly wallet?: string | null | undefined
  readonly onConnect?: (() => void) | undefined
}

/** Every component that takes a wallet, and a text it shows with one. */
const components: Readonly<Record<string, readonly [(given: Given) => ReactNode, string]>> = {
  Checkout: [
    ({ wallet, ...given }) => <kit.Checkout wallet={wallet} {...destination} {...given} />,
    'You pay',
  ],
  CheckoutDialog: [
    ({ wallet, ...given }) => (
      <kit.CheckoutDialog
        wallet={wallet}
        {...destination}
        {...given}
        open
        onOpenChange={() => {}}
      />
    ),
    'You pay',
  ],
  OrderStatus: [
    ({ wallet, ...given }) => <kit.OrderStatus id={ORDER_ID} wallet={wallet} {...given} />,
    'Loading your order',
  ],
  BankDeposit: [
    ({ wallet, ...given }) => <kit.BankDeposit wallet={wallet} {...given} />,
    'Loading your accounts',
  ],
}
const [checkout, dialog, ...pages] = Object.entries(components)
const forms = [checkout, dialog].filter((each) => each !== undefined)

describe.each(Object.entries(components))('%s', (name, [draw, messages]) => {
  test.each([undefined, null, ''])(
    'asks the buyer to connect a wallet when it gets %j',
    (wallet) => {
      const { container } = render(page(draw({ wallet })))
      expect(screen.getByText('Connect your wallet to continue.')).toBeVisible()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(container.querySelector('.onramp-root')).not.toBeNull()
    },
  )

  test.each([undefined, null])('does not warn of a wallet that is %j', async (wallet) => {
    render(page(draw({ wallet })))
    await act(() => import('../provider/propWarnings.ts'))
    expect(warnings).toEqual([])
  })

  test('warns the developer once of an empty wallet', () => {
    const { rerender } = render(page(draw({ wallet: '' })))
    rerender(page(draw({ wallet: '' })))
    expect(warnings).toEqual([
      expect.stringMatching(`^Onramp Kit: <${name}> wallet must be .*; pass the buyer's address`),
    ])
    expect(warnings[0]).toContain('Received: string of 0 characters.')
  })

  test('asks the buyer to connect a wallet on the server', () => {
    const html = renderToString(page(draw({})))
    // A dialog opens in the browser.
    if (name !== 'CheckoutDialog') expect(html).toContain('Connect your wallet to continue.')
    expect(html).not.toContain('Details for the site owner')
    // React 18 takes jsdom for a browser and warns of layout effects.
    vi.mocked(console.error).mockClear()
  })

  test('offers a button to connect a wallet, which calls onConnect without arguments', async () => {
    const onConnect = vi.fn<(...given: readonly unknown[]) => void>()
    const { rerender } = render(page(draw({ onConnect })))
    await pass(1_000)
    const button = screen.getByRole('button', { name: 'Connect a wallet' })
    expect(button).toHaveAttribute('data-variant', 'primary')
    expect(
      screen.getAllByRole('button').filter((each) => each.dataset['variant'] === 'primary'),
    ).toEqual([button])
    await userEvent.click(button)
    expect(onConnect.mock.calls).toEqual([[]])
    rerender(page(draw({ onConnect, wallet: WALLET })))
    expect(screen.queryByText('Connect a wallet')).toBeNull()
  })

  test.each([StrictMode, Fragment])(
    'takes the focus of the button once the wallet is connected',
    async (Mode) => {
      const { rerender } = render(<Mode>{page(draw({ onConnect() {} }))}</Mode>)
      await pass(1_000)
      await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }))
      rerender(<Mode>{page(draw({ onConnect() {}, wallet: WALLET }))}</Mode>)
      await pass(1_000)
      // The focus moves once more with the step that the first response brings.
      await waitFor(async () => {
        await pass(0)
        expect(document.activeElement?.closest('.onramp-root')).not.toBeNull()
      })
    },
  )

  test('leaves the focus where it is when the page connects the wallet itself', async () => {
    const { rerender } = render(page(draw({ onConnect() {} })))
    await pass(1_000)
    const focused = document.activeElement
    rerender(page(draw({ onConnect() {}, wallet: WALLET })))
    await pass(1_000)
    expect(document.activeElement).toBe(focused)
  })

  test('continues as soon as the wallet is connected', async () => {
    const { rerender } = render(page(draw({})))
    await pass(5_000)
    rerender(page(draw({ wallet: WALLET })))
    expect(screen.getAllByText(messages)[0]).toBeVisible()
    expect(screen.queryByText('Connect your wallet to continue.')).toBeNull()
  })

  test('names the mistake of a malformed wallet without repeating the wallet', async () => {
    const wallet = `0x${'7'.repeat(64)}`
    render(page(draw({ wallet, onConnect() {} })))
    await pass(5_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '0x followed by 40 hexadecimal digits',
    )
    expect(screen.queryByText('Connect a wallet')).toBeNull()
    expect(warnings).toEqual([
      `Onramp Kit: <${name}> wallet must be 0x followed by 40 hexadecimal digits; pass the buyer's address as their wallet shows it. Received: string of 66 characters.`,
    ])
  })
})

describe.each(pages)('%s without a wallet', (_, [draw, messages]) => {
  test('shows that it needs one, and sends no request', async () => {
    render(page(draw({})))
    await pass(5_000)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Connect a wallet')
    expect(screen.queryByText(messages)).toBeNull()
    const { requests } = world.service.state()
    expect(Object.values(requests).reduce((sum, count) => sum + count)).toBe(0)
  })
})

describe.each(forms)('%s without a wallet', (_, [draw]) => {
  const amount = () => screen.getByLabelText('You pay')
  const submit = () => screen.getByRole('button', { name: /^(?:Continue|Connect)/ })
  const untilQuoted = async () => {
    await pass(1_000)
    await waitFor(() => expect(screen.getByText(/^Price (?:guaranteed|valid)/)).toBeVisible())
  }

  test('shows the form with its quote, which needs no wallet', async () => {
    const bodies: unknown[] = []
    world.setFault((request) => {
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body))
      return undefined
    })
    render(page(draw({})))
    await untilQuoted()
    expect(screen.getByText('$2.44')).toBeVisible()
    expect(document.querySelector('.onramp-quote-destination')?.textContent).toBe('Base')
    expect(bodies).not.toEqual([])
    for (const body of bodies) expect(body).not.toHaveProperty('wallet')
    expect(submit()).toBeDisabled()
    expect(screen.queryByText(/^Next:/)).toBeNull()
  })

  test('asks with its button, and buys once the wallet is connected', async () => {
    const onConnect = vi.fn<() => void>()
    const { rerender } = render(page(draw({ onConnect })))
    await untilQuoted()
    expect(screen.queryByText('Connect your wallet to continue.')).toBeNull()
    await userEvent.clear(amount())
    await userEvent.type(amount(), '75')
    fireEvent.keyDown(amount(), { key: 'Enter' })
    expect(onConnect).toHaveBeenCalledOnce()
    submit().focus()
    rerender(page(draw({ onConnect, wallet: WALLET })))
    await pass(1_000)
    await waitFor(() => expect(submit()).toHaveTextContent('Continue to pay $75.00'))
    expect(submit()).toHaveFocus()
    expect(world.checkouts()).toBe(0)
    await userEvent.click(submit())
    await pass(0)
    expect(world.checkouts()).toBe(1)
    expect(onConnect).toHaveBeenCalledOnce()
  })

  test('says that nothing can be bought if only the owner can change that', async () => {
    world.service.scenario('origin_rejected')
    render(page(draw({ onConnect() {} })))
    await pass(5_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t available right now')
    expect(submit()).toBeDisabled()
  })

  test('reports no error', async () => {
    const errors: unknown[] = []
    const events: string[] = []
    const own = {
      onError: (error: unknown) => errors.push(error),
      onEvent: ({ type }: { type: string }) => events.push(type),
    }
    render(page(draw({ ...own } as Given)))
    await untilQuoted()
    await waitFor(() => expect(events).toEqual(['shown', 'quote_loaded']))
    expect(errors).toEqual([])
  })
})

test('a composed checkout asks the buyer to connect a wallet and disables its button', async () => {
  const { CheckoutParts } = parts
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

test('a composed checkout has a button to connect a wallet', async () => {
  const { CheckoutParts } = parts
  const onConnect = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>()
  render(
    page(
      <CheckoutParts.Root wallet={undefined} onConnect={onConnect} {...destination}>
        <CheckoutParts.Form onSubmit={onSubmit}>
          <CheckoutParts.Error />
          <CheckoutParts.Submit />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    ),
  )
  const button = screen.getByRole('button', { name: 'Connect a wallet' })
  await userEvent.click(button)
  expect(onConnect).toHaveBeenCalledOnce()
  onSubmit.mockImplementation((event) => event.preventDefault())
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onConnect).toHaveBeenCalledOnce()
})

test('keeps the focus elsewhere on the page when the wallet arrives', async () => {
  const { rerender } = render(page(<kit.Checkout wallet={undefined} {...destination} />))
  rerender(page(<kit.Checkout wallet={WALLET} {...destination} />))
  await pass(0)
  expect(document.body).toHaveFocus()
})
