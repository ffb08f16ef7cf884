import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as kit from '../index.ts'
import * as parts from '../parts.ts'
import { warned } from '../provider/parseProps.ts'

const { client } = createSimulatedWorld()
let warnings: string[]

beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')))
  // As on a new page: each warning appears once per page.
  warned.clear()
})
afterEach(() => vi.restoreAllMocks())

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

/** Every drop-in, and a root with a part. */
const components: Readonly<Record<string, () => ReactNode>> = {
  Checkout: () => <kit.Checkout {...destination} />,
  'CheckoutParts.Root': () => (
    <parts.CheckoutParts.Root {...destination}>
      <parts.CheckoutParts.Form />
    </parts.CheckoutParts.Root>
  ),
  CheckoutDialog: () => <kit.CheckoutDialog {...destination} open onOpenChange={() => {}} />,
  OrderStatus: () => <kit.OrderStatus id={ORDER_ID} wallet={WALLET} />,
  BankDeposit: () => <kit.BankDeposit wallet={WALLET} />,
  CryptoDeposit: () => <kit.CryptoDeposit authorize={() => Promise.resolve('granted')} />,
}
const remedy = 'pass it the client that createOnrampClient returns'
/** Values that are not clients, as a page in JavaScript may pass them. */
const wrongClients = [undefined, null, 'svc_public_sandbox_demo', {}].map(
  (wrong) => wrong as typeof client,
)

describe.each(Object.entries(components))('%s', (_, draw) => {
  test('tells the developer to add the missing provider', () => {
    render(draw())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This isn’t available right now. Details for the site owner:',
    )
    expect(screen.getByRole('alert')).toHaveTextContent(remedy)
    expect(renderToString(draw())).toContain(remedy)
    expect(warnings).toEqual([expect.stringContaining(remedy)])
  })

  test('shows a code in production, and tells the developer in the console', () => {
    vi.stubEnv('NODE_ENV', 'production')
    render(draw())
    vi.unstubAllEnvs()
    expect(screen.getByRole('alert').textContent).toMatch(/owner:no_client$/)
    expect(warnings).toEqual([expect.stringContaining(remedy)])
  })

  test.each(wrongClients)(
    'tells the developer to pass a client when the provider gets %j',
    (wrong) => {
      const page = <kit.OnrampProvider client={wrong}>{draw()}</kit.OnrampProvider>
      render(page)
      expect(screen.getByRole('alert')).toHaveTextContent(remedy)
      expect(renderToString(page)).toContain(remedy)
      expect(warnings).toEqual([expect.stringContaining(remedy)])
    },
  )

  test('renders once the provider gets its client', () => {
    const page = (given: typeof client) => (
      <kit.OnrampProvider client={given} locale="en-US">
        {draw()}
      </kit.OnrampProvider>
    )
    const { rerender, container } = render(page(undefined as unknown as typeof client))
    rerender(page(client))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(container.querySelector('.onramp-root')).not.toBeNull()
  })
})

test('a provider without a client still renders the rest of the page', () => {
  render(
    <kit.OnrampProvider client={undefined as unknown as typeof client}>
      <h1>My shop</h1>
    </kit.OnrampProvider>,
  )
  expect(screen.getByRole('heading', { name: 'My shop' })).toBeVisible()
})

test('a hook outside of a provider throws an error that names the remedy', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function View() {
    return kit.useCheckout(destination).snapshot.step
  }
  expect(() => render(<View />)).toThrow(remedy)
})

test('a deposit without authorize names the prop instead of failing at the click', () => {
  const authorize = undefined as unknown as () => Promise<string>
  render(
    <kit.OnrampProvider client={client} locale="en-US">
      <kit.CryptoDeposit authorize={authorize} />
    </kit.OnrampProvider>,
  )
  const message =
    'Onramp Kit: <CryptoDeposit> authorize must be of type function. Received: undefined.'
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByRole('button')).toBeNull()
  expect(warnings).toEqual([message])
})

test('ignores a prop of a wrong type and warns the developer once', async () => {
  const wrong: unknown = { includeAmounts: 'yes', onStatus: 'log' }
  const page = (
    <kit.OnrampProvider client={client} locale="en-US">
      <kit.Checkout {...destination} {...(wrong as object)} />
    </kit.OnrampProvider>
  )
  const { rerender } = render(page)
  rerender(page)
  expect(screen.getByLabelText('You pay')).toHaveValue('50')
  await waitFor(() => expect(warnings).toHaveLength(2))
  expect(warnings.toSorted()).toEqual([
    'Onramp Kit: <Checkout> includeAmounts must be of type boolean. Received: string of 3 characters.',
    'Onramp Kit: <Checkout> onStatus must be of type function. Received: string of 3 characters.',
  ])
})
