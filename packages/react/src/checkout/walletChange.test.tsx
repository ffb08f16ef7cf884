import type { OnrampClient } from '@onramp-kit/core'
import { createOnrampClient } from '@onramp-kit/core'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { Checkout } from './Checkout.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'

const OTHER = `0x${'1'.repeat(40)}`
const short = '0x5290…\u20609EE7'
const notice = `The destination on this page changed. This order still goes to ${short} on Base.`

let world: ReturnType<typeof createSimulatedWorld>
let seen: string[]
beforeEach(() => {
  world = createSimulatedWorld()
  seen = []
})

type Given = Partial<CheckoutProps> & { readonly client?: OnrampClient }

function tree({ client = world.client, ...props }: Given = {}) {
  return (
    <OnrampProvider client={client} locale="en-US">
      <Checkout
        wallet={WALLET}
        chain={8453}
        token="USDC"
        defaultCountry="US"
        onStatus={({ status }) => seen.push(status)}
        {...props}
      />
    </OnrampProvider>
  )
}

const pass = (ms: number) => act(() => world.clock.advance(ms))
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const press = async (name: string | RegExp) => {
  // Guarded controls ignore the pointer right after they appear.
  await pass(500)
  await userEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const callback = async (status: string) => {
  world.service.callback(world.onlyOrder().id, status)
  await pass(8_000)
}
async function pay() {
  const { rerender } = render(tree())
  await press(/^Continue/)
  return {
    frame: screen.getByTitle('Secure payment page'),
    change: async (props: Given) => {
      rerender(tree(props))
      await pass(5_000)
    },
  }
}

describe('the checkout with an order in progress', () => {
  test.each<readonly [string, Given]>([
    ['wallet', { wallet: OTHER }],
    ['wallet, to undefined', { wallet: undefined }],
    ['wallet, to null', { wallet: null }],
    ['wallet, to a mistyped one', { wallet: `${WALLET.slice(0, -1)}x` }],
    ['chain', { chain: 1 }],
    ['token', { token: 'AUSD' }],
  ])('keeps the payment page and shows a notice when the page changes the %s', async (_, next) => {
    const { frame, change } = await pay()
    expect(screen.queryByText(notice)).toBeNull()
    await change(next)
    expect(title()).toBe('Complete your payment')
    expect(screen.getByTitle('Secure payment page')).toBe(frame)
    expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(notice)
    await callback('order_completed')
    expect(title()).toBe('Payment received')
    await callback('order_broadcasted')
    expect(title()).toMatch(/USDC sent$/)
    expect(screen.queryByText(notice)).toBeNull()
    expect(seen).toEqual(['payment_pending', 'order_completed', 'order_broadcasted'])
    expect(world.checkouts()).toBe(1)
  })

  test('removes the notice when the wallet changes back', async () => {
    const { frame, change } = await pay()
    await change({ wallet: undefined })
    expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
    await change({})
    expect(screen.queryByText(notice)).toBeNull()
    expect(screen.getByTitle('Secure payment page')).toBe(frame)
    expect(world.checkouts()).toBe(1)
  })

  test('keeps the payment page when the merchant creates a client in each render', async () => {
    const { frame, change } = await pay()
    for (let round = 0; round < 3; round++)
      await change({
        client: createOnrampClient({
          publishableKey: 'svc_public_sandbox_demo',
          baseUrl: world.client.baseUrl,
          fetch: (input, init) => world.answer(new Request(input, init)),
          platform: world.client.platform,
        }),
      })
    expect(screen.getByTitle('Secure payment page')).toBe(frame)
    expect(screen.queryByText(notice)).toBeNull()
    await callback('order_broadcasted')
    expect(title()).toMatch(/USDC sent$/)
  })

  test('keeps the order until the buyer starts over, then buys for the new wallet', async () => {
    const { change } = await pay()
    await change({ wallet: OTHER, chain: 1 })
    await press('Start over')
    await press('I haven’t paid, start over')
    expect(screen.queryByText(notice)).toBeNull()
    expect(screen.getByText(`USDC on Ethereum · 0x1111…\u20601111`)).toBeVisible()
    await press(/^Continue/)
    const bought = world.service.state().orders.map(({ destination }) => destination)
    expect(bought.map(({ wallet, chain }) => [wallet.toLowerCase(), chain])).toEqual([
      [WALLET.toLowerCase(), 8453],
      [OTHER, 1],
    ])
  })

  test('shows the outcome, then asks for a wallet when none is connected', async () => {
    const { change } = await pay()
    await change({ wallet: undefined })
    await callback('order_broadcasted')
    expect(title()).toMatch(/USDC sent$/)
    await press('Make another purchase')
    expect(screen.getByText('Connect your wallet to continue.')).toBeVisible()
    await change({ wallet: OTHER })
    expect(screen.getByText('USDC on Base · 0x1111…\u20601111')).toBeVisible()
  })
})

describe('the checkout of a page with another chain and token, which resumes an order', () => {
  /** Buys for Base, and loads the page again, which now asks for AUSD on Ethereum. */
  async function resume() {
    const { frame } = await pay()
    expect(frame).toBeVisible()
    cleanup()
    render(tree({ chain: 1, token: 'AUSD' }))
    await pass(5_000)
  }

  test('names the chain of the order, and says that it is not that of the page', async () => {
    await resume()
    expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
  })

  test('beside the payment page says what is paid, and where it goes', async () => {
    await resume()
    expect(screen.getByTitle('Secure payment page')).toBeVisible()
    expect(screen.getByText('$50.00')).toBeVisible()
    expect(screen.getByText(/on Base/, { selector: 'dd' })).toBeVisible()
  })

  test('names the token of a captured order that it cannot read', async () => {
    await resume()
    await callback('order_completed')
    cleanup()
    world.setFault(({ url }) =>
      url.includes('/orders/') ? errorResponse(502, 'rail_error') : undefined,
    )
    render(tree({ chain: 1, token: 'AUSD' }))
    await pass(11 * 60_000)
    expect(title()).toMatch(/longer than usual/)
    expect(document.body).toHaveTextContent('USDC')
    expect(document.body).not.toHaveTextContent('AUSD')
  })
})

describe('the outcome of an order', () => {
  test('stays while no wallet is connected, and leaves when the wallet of another buyer connects', async () => {
    const { change } = await pay()
    await callback('order_broadcasted')
    await change({ wallet: null })
    expect(title()).toMatch(/USDC sent$/)
    await change({})
    expect(title()).toMatch(/USDC sent$/)
    await change({ wallet: OTHER })
    expect(screen.getByText('USDC on Base · 0x1111…\u20601111')).toBeVisible()
    expect(document.body.innerHTML).not.toContain(WALLET)
    expect(document.body).not.toHaveTextContent('sent')
  })

  test('stays when its own wallet comes back on another chain', async () => {
    const { change } = await pay()
    await change({ wallet: null })
    await callback('order_broadcasted')
    await change({ chain: 1 })
    expect(title()).toMatch(/USDC sent$/)
  })

  test('stays for a buyer who changed the wallet while paying, until a third one connects', async () => {
    const { change } = await pay()
    await change({ wallet: OTHER })
    await callback('order_broadcasted')
    expect(title()).toMatch(/USDC sent$/)
    await change({ wallet: `0x${'2'.repeat(40)}` })
    expect(screen.getByText('USDC on Base · 0x2222…\u20602222')).toBeVisible()
  })
})

describe('the checkout with a purchase request in flight', () => {
  let answer = (_response?: Response) => {}
  const holdCheckout = () => {
    const fault: Fault = ({ url }) =>
      url.endsWith('/checkout')
        ? new Promise((resolve) => {
            answer = (response) => resolve(response)
          })
        : undefined
    world.setFault(fault)
  }

  test('opens the order for the original wallet while the wallet changes back and forth', async () => {
    holdCheckout()
    const { rerender } = render(tree())
    await press(/^Continue/)
    for (const wallet of [undefined, OTHER, null, WALLET, OTHER]) rerender(tree({ wallet }))
    expect(screen.getByRole('button', { name: 'Preparing your payment…' })).toBeVisible()
    expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
    expect(screen.getByText(`USDC on Base · ${short}`)).toBeVisible()
    answer()
    await pass(5_000)
    expect(title()).toBe('Complete your payment')
    expect(world.onlyOrder().destination.wallet.toLowerCase()).toBe(WALLET.toLowerCase())
    expect(world.checkouts()).toBe(1)
  })

  test('retries for the original wallet after a lost response', async () => {
    holdCheckout()
    const { rerender } = render(tree())
    await press(/^Continue/)
    rerender(tree({ wallet: OTHER }))
    answer(new Response('<html>', { status: 502 }))
    await pass(5_000)
    expect(title()).toBe('We’re not sure your purchase started')
    expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
    world.setFault(() => undefined)
    await press('Try again')
    expect(world.onlyOrder().destination.wallet.toLowerCase()).toBe(WALLET.toLowerCase())
  })

  test('switches to the new wallet when the service rejects the purchase', async () => {
    holdCheckout()
    const { rerender } = render(tree())
    await press(/^Continue/)
    rerender(tree({ wallet: OTHER }))
    const error = { code: 'validation_error', message: 'not accepted' }
    answer(Response.json({ error }, { status: 400 }))
    await pass(5_000)
    expect(screen.queryByText(notice)).toBeNull()
    expect(screen.getByText('USDC on Base · 0x1111…\u20601111')).toBeVisible()
    expect(world.checkouts()).toBe(0)
  })
})

test("the form switches to a new wallet immediately and keeps the buyer's input", async () => {
  const { rerender } = render(tree())
  await userEvent.type(screen.getByLabelText('You pay'), '5')
  rerender(tree({ wallet: OTHER }))
  await pass(0)
  expect(screen.getByText('USDC on Base · 0x1111…\u20601111')).toBeVisible()
  expect(screen.getByLabelText('You pay')).toHaveValue('505')
})

test('the checkout keeps polling a purchase that the buyer opens during a pending wallet change', async () => {
  const { rerender } = render(tree())
  await pass(1_000)
  await act(async () => {
    startTransition(() => rerender(tree({ wallet: OTHER })))
    screen.getByRole('button', { name: /^Continue/ }).click()
  })
  await pass(5_000)
  expect(title()).toBe('Complete your payment')
  expect(screen.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
  expect(world.onlyOrder().destination.wallet.toLowerCase()).toBe(WALLET.toLowerCase())
})
