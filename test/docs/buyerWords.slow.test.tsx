import { errorCodes, routes } from '@onramp-kit/core/contract'
import {
  BankDeposit,
  Checkout,
  CryptoDeposit,
  OnrampProvider,
  OrderStatus,
} from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buyerWords,
  elsewhere,
  type Failure,
  lostResponses,
  type Place,
  places,
} from '../../scripts/docs/errors/buyerWords.ts'
import { clientErrors } from '../../scripts/docs/errors/clientErrors.ts'

const grant = () => Promise.resolve('granted')
const components: Readonly<Record<Place, ReactElement>> = {
  purchase: <Checkout wallet={WALLET} chain={8453} token="USDC" />,
  order: <OrderStatus id="00000000-0000-4000-8000-000000000000" wallet={WALLET} />,
  accounts: <BankDeposit wallet={WALLET} />,
  registration: <BankDeposit wallet={WALLET} />,
  deposit: <CryptoDeposit authorize={grant} />,
}

const lost: Readonly<Record<string, Fault>> = {
  network_error: () => Promise.reject(new TypeError('fetch failed')),
  timeout: () => new Promise(() => {}),
  unreadable_answer: () => html(200),
  foreign_envelope: () => Response.json({ fault: 'none' }, { status: 500 }),
  unexpected_answer: () => Response.json({}),
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Shows a component in a simulated world. */
function show(component: ReactElement, options: Parameters<typeof createSimulatedWorld>[0] = {}) {
  const world = createSimulatedWorld(options)
  const queryClient = new QueryClient()
  const { container } = render(
    <OnrampProvider client={world.client} queryClient={queryClient} locale="en-US">
      {component}
    </OnrampProvider>,
  )
  const pass = (ms: number) => act(() => world.clock.advance(ms))
  return {
    container,
    pass,
    queryClient,
    ...world,
    /** Continues from the form once it is ready. */
    async proceed() {
      const email = screen.queryByLabelText(en.bank.email)
      if (email) await userEvent.type(email, 'ada@example.com')
      await pass(500)
      await userEvent.click(await screen.findByRole('button', { name: /^Continue/ }))
      await pass(500)
    },
  }
}

/** Passes requests of an operation to `fault`. */
const failing =
  (operation: (typeof places)[Place]['operation'], fault: Fault): Fault =>
  (request) => {
    const { method, path } = routes[operation]
    const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const isIt = request.method === method && pattern.test(new URL(request.url).pathname)
    return isIt ? fault(request) : undefined
  }

describe.each(Object.keys(places) as Place[])(
  'the pages of errors have the words of the %s',
  (place) => {
    const service = Object.entries(errorCodes).map(
      ([code, { status }]): Failure => ({ code, status, thrown: 'ApiError' }),
    )
    const client = lostResponses.map(
      (code): Failure => ({ code, thrown: clientErrors[code]?.thrown ?? '' }),
    )
    const shown = [...service, ...client].filter((each) => buyerWords(place, each).length > 0)

    test.each(shown)('after $code', async (failure) => {
      const { code, status } = failure
      const fault = failing(places[place].operation, (request) =>
        status === undefined ? lost[code]?.(request) : errorResponse(status, code),
      )
      let isOn = place !== 'purchase' && place !== 'registration'
      const { container, pass, proceed, queryClient, setFault } = show(components[place])
      setFault((request) => (isOn ? fault(request) : undefined))
      if (!isOn) {
        await waitFor(() => expect(screen.getByRole('button', { name: /^Continue/ })).toBeVisible())
        isOn = true
        await proceed()
      }
      await waitFor(async () => {
        await pass(code === 'order_not_found' ? 20_000 : 5000)
        // The service has to repeat this one for a minute, and the query client reads in real time.
        if (code === 'order_not_found') await act(() => queryClient.refetchQueries())
        for (const sentence of buyerWords(place, failure))
          expect(container).toHaveTextContent(sentence)
      })
    })
  },
)

describe('the pages of errors have the words for errors that come from no response', () => {
  const shows: Readonly<Record<string, () => Promise<readonly HTMLElement[]>>> = {
    async invalid_input() {
      const checkout = show(<Checkout wallet="0x52" chain={8453} token="USDC" />)
      return [checkout.container, show(<BankDeposit wallet="0x52" />).container]
    },
    async request_not_sent() {
      let isBroken = false
      const headers = () => ({ 'x-shop': isBroken ? 'a\nb' : 'a' })
      const { container, proceed } = show(components.purchase, { headers })
      await screen.findByRole('button', { name: /^Continue to pay/ })
      isBroken = true
      await proceed()
      return [container]
    },
    async unsafe_hosted_url() {
      const { changed, container, proceed, setFault } = show(components.purchase)
      setFault(
        failing('card.checkout', (request) =>
          changed(request, () => ({ url: 'http://evil.example/' })),
        ),
      )
      await proceed()
      return [container]
    },
    async authorization_missing() {
      const { container, proceed } = show(<CryptoDeposit authorize={() => Promise.resolve('')} />)
      await proceed()
      return [container]
    },
    async authorization_rejected() {
      const reject = () => Promise.reject(new Error('not signed in'))
      const { container, proceed } = show(<CryptoDeposit authorize={reject} />)
      await proceed()
      return [container]
    },
    async invalid_webview_url() {
      const buildUrl = () => 'http://evil.example/'
      const { container, proceed } = show(<CryptoDeposit authorize={grant} buildUrl={buildUrl} />)
      await proceed()
      return [container]
    },
  }

  test.each(Object.entries(elsewhere))('%s', async (code, rows) => {
    const containers = (await shows[code]?.()) ?? []
    expect(containers).toHaveLength(rows.length)
    for (const [index, [, words]] of rows.entries())
      for (const sentence of words)
        await waitFor(() => expect(containers[index]).toHaveTextContent(sentence))
  })
})
