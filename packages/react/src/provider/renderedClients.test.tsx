import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, type CheckoutProps, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { warned } from './parseProps.ts'

let world: ReturnType<typeof createSimulatedWorld>
/** The URLs of the requests. */
let urls: string[]
let isRejected: boolean
let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  world = createSimulatedWorld()
  urls = []
  isRejected = false
  warned.clear()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type PageProps = Partial<CheckoutProps> & { readonly baseUrl?: string }

/** A page that creates its client in each render, and renders for each event and error. */
function Page({ baseUrl = world.client.baseUrl, ...props }: PageProps) {
  const [, draw] = useState({})
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl,
    platform: world.client.platform,
    async fetch(input, init) {
      const request = new Request(input, init)
      urls.push(request.url)
      return isRejected && request.url.endsWith('/checkout')
        ? errorResponse(400, 'validation_error')
        : world.answer(request)
    },
  })
  return (
    <OnrampProvider client={client} locale="en-US">
      <Checkout
        wallet={WALLET}
        chain={8453}
        token="USDC"
        defaultCountry="US"
        onEvent={() => draw({})}
        onError={() => draw({})}
        {...props}
      />
    </OnrampProvider>
  )
}

const pass = (ms: number) => act(() => world.clock.advance(ms))
const submit = async () => {
  await pass(1_000)
  await userEvent.click(await screen.findByRole('button', { name: /^Continue/ }))
}

test('a page that creates its client in each render shows a price and opens a purchase', async () => {
  const { rerender } = render(<Page />)
  for (let round = 0; round < 10; round += 1) {
    await pass(300)
    rerender(<Page />)
  }
  await screen.findByRole('button', { name: 'Continue to pay $50.00' })
  await submit()
  await screen.findByTitle('Secure payment page')
  expect(world.checkouts()).toBe(1)
})

test('a gate that renders a page that creates its client then opens the purchase', async () => {
  const [opened, aborted] = [vi.fn(), vi.fn()]
  function Shop() {
    const [, setAsked] = useState(false)
    return (
      <Page
        beforePurchase={async (_, { signal }) => {
          signal.addEventListener('abort', aborted)
          setAsked(true)
          await new Promise<void>((resolve) => void world.clock.setTimeout(resolve, 1_000))
          opened()
        }}
      />
    )
  }
  render(<Shop />)
  await submit()
  await pass(1_000)
  await screen.findByTitle('Secure payment page')
  expect(opened).toHaveBeenCalledOnce()
  expect(aborted).not.toHaveBeenCalled()
})

test('a page that creates its client in each render shows why a purchase was rejected', async () => {
  isRejected = true
  render(<Page />)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t accept these details')
})

test('warns the developer once of a client that was created again', async () => {
  const { rerender } = render(<Page />)
  rerender(<Page />)
  rerender(<Page />)
  await waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [
        'Onramp Kit: <OnrampProvider> client must be created once, outside of any component; the first one with its key and base URL stays, also after an edit of its file, until you reload the page. Received: "another one".',
      ],
    ]),
  )
})

test('a client with another base URL replaces the last one', async () => {
  const { rerender } = render(<Page />)
  await pass(1_000)
  rerender(<Page baseUrl="https://other.example" />)
  await pass(1_000)
  expect(urls.at(-1)).toMatch('https://other.example/')
})

test('a page that passes no client for a moment keeps its payment page', async () => {
  const ui = (client: typeof world.client | undefined) => (
    <OnrampProvider client={client as typeof world.client} locale="en-US">
      <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" />
    </OnrampProvider>
  )
  const { rerender } = render(ui(world.client))
  await submit()
  const frame = await screen.findByTitle('Secure payment page')
  rerender(ui(undefined))
  expect(screen.getByTitle('Secure payment page')).toBe(frame)
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/client must be .*undefined/)),
  )
  rerender(ui(world.client))
  expect(screen.getByTitle('Secure payment page')).toBe(frame)
})

test('a function that creates a client is described, and not called', () => {
  const create = vi.fn()
  render(
    <OnrampProvider client={create as never}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" />
    </OnrampProvider>,
  )
  expect(create).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('client')
})
