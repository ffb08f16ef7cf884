import type { CryptoDepositRequest, DepositAuthority } from '@onramp-kit/core'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { thrownValues } from '@onramp-kit/test-tools/thrownValues'
import { act, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { OnrampProvider, type OnrampProviderProps } from '../provider/OnrampProvider.tsx'
import { CryptoDeposit } from './CryptoDeposit.tsx'
import type { CryptoDepositProps } from './CryptoDepositRoot.tsx'

const { steps, ways, ...messages } = en.deposit
const granted: DepositAuthority['authorize'] = () => Promise.resolve('granted & signed')

let world: ReturnType<typeof createSimulatedWorld>
let authorize = vi.fn(granted)
beforeEach(() => {
  world = createSimulatedWorld()
  authorize = vi.fn(granted)
})
afterEach(() => vi.restoreAllMocks())

type Given = Partial<CryptoDepositProps & OnrampProviderProps> & { readonly user?: string }

function tree({ client, locale = 'en-US', messages, user, ...props }: Given = {}) {
  return (
    <OnrampProvider client={client ?? world.client} locale={locale} messages={messages}>
      <CryptoDeposit key={user} authorize={authorize} {...props} />
    </OnrampProvider>
  )
}

const show = (props?: Given) => render(tree(props))
const pass = (ms: number) => act(() => world.clock.advance(ms))
const submit = async (name: string | RegExp = /^Continue/) => {
  await pass(500)
  await userEvent.click(screen.getByRole('button', { name }))
}
const method = (name: keyof typeof ways) =>
  screen.getByRole('radio', { name: `${ways[name].name} ${ways[name].text}` })
const amount = () => screen.getByLabelText(messages.amount)
const frame = () => screen.findByTitle<HTMLIFrameElement>(messages.pageTitle)
const ready = () => screen.findByRole('button', { name: /^Continue/ })
const configs = () => world.service.state().requests['rail.config']
const requests = (): readonly CryptoDepositRequest[] =>
  authorize.mock.calls.map(([request]) => request)

async function showReady(props?: Given) {
  const view = show(props)
  await ready()
  return view
}
async function typeCashApp(text: string) {
  await userEvent.click(method('cash-app'))
  if (text !== '') await userEvent.type(amount(), text)
}

// React 18 has none.
test.skipIf(!('Activity' in React))(
  'a deposit that opens while <Activity> hides it shows its page afterwards',
  async () => {
    const granting: ((authorization: string) => void)[] = []
    const asked = new Promise<string>((resolve) => granting.push(resolve))
    const page = (mode: 'visible' | 'hidden') => (
      <React.Activity mode={mode}>{tree({ authorize: () => asked })}</React.Activity>
    )
    const { rerender } = render(page('visible'))
    await ready()
    await submit()
    rerender(page('hidden'))
    await act(async () => granting[0]?.('granted'))
    rerender(page('visible'))
    expect(await frame()).toBeVisible()
  },
)

describe('a deposit', () => {
  test('calls authorize and opens the hosted page with its result', async () => {
    await showReady()
    await submit()
    const { src } = await frame()
    expect(authorize.mock.calls).toEqual([[{ method: 'crypto' }, await world.client.rail.config()]])
    const page = await world.service.handle(new Request(src))
    expect(await page.text()).toContain('<h1>Make a deposit</h1>')
    expect(new URL(src).searchParams.get('authorization')).toBe('granted & signed')
  })

  test('keeps its amount and method while it opens, whatever the buyer changes', async () => {
    let grant = () => {}
    authorize.mockReturnValue(
      new Promise((resolve) => {
        grant = () => resolve('granted')
      }),
    )
    await showReady()
    await typeCashApp('25')
    await submit()
    await userEvent.type(amount(), '0')
    await userEvent.click(method('crypto'))
    expect(amount()).toHaveValue('25')
    await act(async () => grant())
    await frame()
    expect(requests()).toEqual([{ method: 'cash-app', amount: '25' }])
  })

  describe('whose settings load slowly', () => {
    const seconds = (count: number) =>
      new Promise<undefined>(
        (resolve) => void world.clock.setTimeout(() => resolve(undefined), count * 1000),
      )

    test('opens for a press before they have loaded', async () => {
      world.setFault(() => seconds(3))
      await showReady()
      await submit()
      expect(screen.getByRole('button', { name: messages.preparing })).toBeVisible()
      expect(authorize).not.toHaveBeenCalled()
      await pass(3_000)
      await frame()
      expect(authorize).toHaveBeenCalledOnce()
      expect(configs()).toBe(1)
    })

    test('says nothing of a press before they failed to load, once they have loaded', async () => {
      world.setFault(async () => (await seconds(3)) ?? errorResponse(429, 'rate_limited'))
      await showReady()
      await submit()
      await pass(300_000)
      expect(await screen.findByRole('alert')).toBeVisible()
      world.setFault(() => undefined)
      await submit(en.shared.tryAgain)
      await ready()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(authorize).not.toHaveBeenCalled()
    })
  })

  test('calls authorize once for a double click and loads the settings once, under StrictMode', async () => {
    configure({ reactStrictMode: true })
    await showReady()
    const button = screen.getByRole('button', { name: messages.continue })
    act(() => {
      button.click()
      button.click()
    })
    await frame()
    expect(authorize).toHaveBeenCalledOnce()
    expect(configs()).toBe(1)
  })

  test('reports no outcome after a message from the hosted page', async () => {
    await showReady()
    await submit()
    const { contentWindow, src } = await frame()
    const { origin } = new URL(src)
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { origin, source: contentWindow, data: { status: 'done' } }),
        ),
    )
    await pass(3_600_000)
    expect(screen.getByRole('heading', { name: steps.page.title })).toBeVisible()
    expect(screen.getByText(steps.page.text)).toBeVisible()
  })

  test('does not claim to track a hosted page in a new tab', async () => {
    await showReady()
    await submit()
    await frame()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await pass(500)
    await userEvent.click(screen.getByRole('link', { name: en.shared.newTab }))
    expect(screen.getByText(messages.inTab, { selector: '.onramp-notice' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(messages.inTab)
    expect(screen.queryByText(en.hosted.inTab)).toBeNull()
  })

  test('keeps the typed amount for another deposit', async () => {
    await showReady()
    await typeCashApp('25')
    await submit('Continue to deposit $25.00')
    await frame()
    await submit(messages.startOver)
    expect(amount()).toHaveValue('25')
    await submit('Continue to deposit $25.00')
    await frame()
    expect(authorize).toHaveBeenCalledTimes(2)
  })

  test('keeps its hosted page across re-renders of the page', async () => {
    const { rerender } = await showReady()
    await submit()
    const page = await frame()
    for (let round = 0; round < 100; round++) rerender(tree({ authorize: vi.fn(granted) }))
    expect(await frame()).toBe(page)
  })

  test.each(['client', 'user'])('has no page of the last %s, open or opening', async (changed) => {
    const { client } = createTestClient({
      fetch: world.service.fetch,
      baseUrl: 'https://other.example',
    })
    const next = changed === 'client' ? { client } : { user: 'Bob' }
    for (const isPending of [false, true]) {
      let grant = () => {}
      if (isPending)
        authorize.mockReturnValueOnce(new Promise((resolve) => (grant = () => resolve('Alice'))))
      const view = await showReady()
      await submit()
      if (!isPending) await frame()
      view.rerender(tree(next))
      await act(async () => grant())
      await ready()
      expect(screen.queryByTitle(messages.pageTitle)).toBeNull()
      view.unmount()
    }
  })

  test('calls the latest authorize', async () => {
    const { rerender } = await showReady()
    const later = vi.fn(granted)
    rerender(tree({ authorize: later }))
    await submit()
    await frame()
    expect([authorize.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])
  })

  test('opens the URL that buildUrl returns', async () => {
    await showReady({
      buildUrl: ({ authorization }) =>
        `https://deposit.example/${encodeURIComponent(authorization)}`,
    })
    await submit()
    expect((await frame()).src).toBe('https://deposit.example/granted%20%26%20signed')
  })
})

describe('a Cash App deposit', () => {
  test('passes the amount to authorize and keeps it out of the URL', async () => {
    await showReady()
    await typeCashApp('1,234.5')
    await submit('Continue to deposit $1,234.50')
    expect((await frame()).src).not.toContain('1234')
    expect(requests()).toEqual([{ method: 'cash-app', amount: '1234.5' }])
  })

  test('reads the sign of the dollar', async () => {
    await showReady()
    await typeCashApp('$1,234.50')
    await userEvent.tab()
    expect(amount()).toHaveValue('1,234.50')
    await submit('Continue to deposit $1,234.50')
    await frame()
    expect(requests()).toEqual([{ method: 'cash-app', amount: '1234.50' }])
  })

  test.each([
    ['', 'Enter an amount.'],
    ['ten', 'Enter a valid amount, like 19.50.'],
    ['0', 'Enter an amount greater than 0.'],
    ['3.001', 'Use no more than 2 decimal places.'],
    ['25 €', 'Enter the amount in USD.'],
    ['2.99', 'The minimum Cash App deposit is $3.00.'],
  ])('rejects the amount %j at its field, before any request', async (text, message) => {
    await showReady()
    await typeCashApp(text)
    await submit()
    expect(amount()).toHaveAccessibleDescription(`USD ${message}`)
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveFocus()
    expect(authorize).not.toHaveBeenCalled()
  })

  test('accepts 3 after the buyer corrects a smaller amount', async () => {
    await showReady()
    await typeCashApp('2')
    await submit()
    await userEvent.clear(amount())
    await userEvent.type(amount(), '3')
    expect(amount()).toBeValid()
    await submit('Continue to deposit $3.00')
    await frame()
    expect(requests()).toEqual([{ method: 'cash-app', amount: '3' }])
  })

  test("parses the amount with the locale's separators", async () => {
    await showReady({ locale: 'de-DE', messages: en })
    await typeCashApp('1.234,50')
    await submit()
    await frame()
    expect(requests()).toEqual([{ method: 'cash-app', amount: '1234.50' }])
  })

  test.each([[[]], ['crypto'], [['wire']]])(
    'and the choice are replaced by a notice when the shop offers none: %j',
    async (methods) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      show({ methods: methods as unknown as readonly ['crypto'] })
      expect(await screen.findByText(/methods must offer at least one/)).toBeVisible()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  test.each([[['crypto'] as const], [['crypto', 'crypto'] as const]])(
    'stays hidden, like the choice of methods, when the shop offers only crypto: %j',
    async (methods) => {
      await showReady({ methods })
      expect(screen.queryByRole('radio')).toBeNull()
      expect(screen.queryByText(steps.choose.text)).toBeNull()
      expect(screen.getByText(messages.onlyWay.crypto)).toBeVisible()
      await submit()
      await frame()
      expect(requests()).toEqual([{ method: 'crypto' }])
    },
  )
})

describe('the deposit form after a call of authorize', () => {
  test.each<[string, () => Promise<string>]>([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new TypeError('no function')
      },
    ],
  ])('keeps its input and lets the buyer retry when authorize %s', async (_how, answer) => {
    authorize.mockImplementationOnce(answer)
    await showReady()
    await typeCashApp('25')
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
    expect(amount()).toHaveValue('25')
    await submit()
    expect(await frame()).toBeVisible()
  })

  test.each(Object.entries(thrownValues))(
    'lets the buyer retry when it rejects with %s',
    async (_, valueOf) => {
      authorize.mockImplementationOnce(() => Promise.reject(valueOf()))
      await showReady()
      await submit()
      expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
      await submit()
      expect(await frame()).toBeVisible()
    },
  )

  test.each(Object.entries(thrownValues))(
    'lets the buyer retry when buildUrl throws %s',
    async (_, valueOf) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      await showReady({
        buildUrl() {
          throw valueOf()
        },
      })
      await submit()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'buildUrl threw, so nothing was opened.',
      )
      expect(screen.getByRole('button', { name: /^Continue/ })).toBeEnabled()
    },
  )

  test.each([
    ['an empty text', '', 'nothing'],
    ['an object', { token: 'granted' }, 'a value of type object'],
    ['a URL object', new URL('https://deposit.example'), 'a value of type object'],
  ])(
    'shows the developer an error and opens nothing when authorize resolves to %s',
    async (_, value, received) => {
      authorize.mockResolvedValue(value as string)
      await showReady()
      await submit()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `authorize resolved with ${received} instead of text, so nothing was opened.`,
      )
      expect(screen.getByRole('button', { name: /^Continue/ })).toBeDisabled()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  const changes: readonly (readonly [string, () => Promise<void>])[] = [
    ['another method', () => userEvent.click(method('crypto'))],
    ['another amount', () => userEvent.type(amount(), '0')],
  ]

  test.each(changes)(
    'lets the buyer try %s after an error that a retry cannot resolve',
    async (_, change) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      authorize.mockResolvedValueOnce('')
      await showReady()
      await typeCashApp('25')
      await submit()
      expect(await screen.findByRole('alert')).toHaveTextContent('authorize resolved with nothing')
      expect(screen.getByRole('button', { name: /^Continue/ })).toBeDisabled()
      await change()
      expect(screen.queryByRole('alert')).toBeNull()
      await submit()
      expect(await frame()).toBeVisible()
    },
  )

  test('keeps a pending deposit when the buyer chooses another method', async () => {
    let resolve: (text: string) => void = () => {}
    authorize.mockReturnValueOnce(new Promise((settle) => (resolve = settle)))
    await showReady()
    await submit()
    await userEvent.click(method('cash-app'))
    expect(screen.getByRole('button', { name: messages.preparing })).toBeVisible()
    await act(async () => resolve('granted'))
    expect(await frame()).toBeVisible()
  })

  test('ignores a result that arrives after it unmounts', async () => {
    let resolve: (text: string) => void = () => {}
    authorize.mockReturnValue(new Promise((settle) => (resolve = settle)))
    const consoleError = vi.spyOn(console, 'error')
    const { unmount } = await showReady()
    await submit()
    unmount()
    await act(async () => resolve('late'))
    await pass(0)
    expect(consoleError).not.toHaveBeenCalled()
    expect(world.clock.timers()).toBe(0)
  })
})

describe('the deposit form with unusable settings', () => {
  const breakConfig = (answer: () => Response) =>
    world.setFault(({ url }) => (url.endsWith('/config') ? answer() : undefined))

  test.each<[string, () => Response, string]>([
    ['a rate limit', () => errorResponse(429, 'rate_limited'), 'Too many attempts'],
    ['an invalid response', () => Response.json({ merchant: 1 }), 'Something went wrong'],
  ])('shows an alert after %s and refetches the settings on click', async (_why, answer, text) => {
    breakConfig(answer)
    show()
    await pass(300_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
    expect(screen.queryByText(messages.next)).toBeNull()
    world.setFault(() => undefined)
    await submit(en.shared.tryAgain)
    await ready()
    await submit()
    await frame()
  })

  test('shows the developer a rejected origin, and no button that must fail', async () => {
    breakConfig(() => errorResponse(403, 'origin_not_allowed'))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('allowlist')
    expect(screen.queryByRole('button', { name: en.shared.tryAgain })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  })

  test('shows the developer an insecure page URL and does not call authorize', async () => {
    breakConfig(() => Response.json({ merchant_id: 'm', webview_url: 'http://deposit.example' }))
    await showReady()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('https')
    expect(authorize).not.toHaveBeenCalled()
  })
})

test('the deposit announces each step once and moves the focus, except on page load', async () => {
  await showReady()
  expect(document.body).toHaveFocus()
  await submit()
  await frame()
  await pass(0)
  expect(screen.getByRole('heading', { name: steps.page.title })).toHaveFocus()
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent(steps.page.text)
})

test('a part outside its root throws an error that names the root', async () => {
  const { DepositForm } = await import('./DepositForm.tsx')
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<DepositForm />)).toThrow(
    'Onramp Kit: this part must be rendered inside <CryptoDepositParts.Root>.',
  )
})
