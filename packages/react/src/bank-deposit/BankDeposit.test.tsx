import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { acceptTerms, identify } from '@onramp-kit/test-tools/fillIn'
import { refusal } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { OnrampProvider, type OnrampProviderProps } from '../provider/OnrampProvider.tsx'
import { BankDeposit } from './BankDeposit.tsx'
import { type BankDepositProps, BankDepositRoot } from './BankDepositRoot.tsx'
import {
  EmailError,
  EmailInput,
  EmailLabel,
  RegisterButton,
  Registration,
} from './Registration.tsx'

const { steps, ...messages } = en.bank

let world: ReturnType<typeof createSimulatedWorld>
beforeEach(() => {
  world = createSimulatedWorld()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Given = Partial<BankDepositProps & OnrampProviderProps>

function tree({ locale = 'en-US', messages, ...props }: Given = {}) {
  return (
    <StrictMode>
      <OnrampProvider client={world.client} locale={locale} messages={messages}>
        <BankDeposit wallet={WALLET} defaultCountry="DE" {...props} />
      </OnrampProvider>
    </StrictMode>
  )
}

const show = (props?: Given) => render(tree(props))
const pass = (ms: number) => act(() => world.clock.advance(ms))
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const email = () => screen.getByLabelText(messages.email)
const step = (name: keyof typeof steps) =>
  screen.findByRole('heading', { level: 2, name: steps[name].title })
const frame = () => screen.findByTitle<HTMLIFrameElement>(/./, { selector: 'iframe' } as never)
const requests = () => world.service.state().requests
const register = () => world.client.virtualAccounts.register(registration)
/** The customer is registered and taken to a status by the provider's hand. */
const become = async (status: string) => {
  await register()
  world.service.customerStatus(WALLET, status)
}
/** The status is asked for again, as it is every few seconds. */
const poll = () => act(() => vi.advanceTimersByTimeAsync(60_000))
const breakRoute = (end: string, answer: (request: Request) => ReturnType<Fault>) =>
  world.setFault((request) =>
    new URL(request.url).pathname.endsWith(end) ? answer(request) : undefined,
  )
const mend = () => world.setFault(() => undefined)

async function sendForm(address = registration.email) {
  await step('register')
  await userEvent.type(email(), address)
  await press(messages.register)
}
/** What is said from now on to those who listen. */
function listen() {
  const said: string[] = []
  const live = screen.getByRole('status')
  const note = () => void said.push(live.textContent)
  const observer = new MutationObserver(note)
  observer.observe(live, { childList: true, characterData: true, subtree: true })
  return () => said.filter((text, index) => text !== '' && text !== said[index - 1])
}
/** What the page in the frame says to the page around it. */
async function say(data: unknown) {
  const { contentWindow, src } = await frame()
  fireEvent(
    window,
    new MessageEvent('message', { origin: new URL(src).origin, source: contentWindow, data }),
  )
}

describe('the way to the accounts', () => {
  test('goes from the first question to the details, each sent once under StrictMode', async () => {
    show()
    await sendForm()
    await step('terms')
    await press(messages.open.terms)
    await acceptTerms(world.service, (await frame()).src)
    await say({ signedAgreementId: 'whatever' })
    await step('identity')
    expect(screen.queryByTitle(messages.pageTitle.terms)).toBeNull()
    await press(messages.open.identity)
    await identify(world.service, (await frame()).src)
    await press(messages.finished)
    await step('review')
    await pass(3_000)
    await poll()
    await step('accounts')
    expect(screen.getByText('Routing number')).toBeVisible()
    expect(requests()).toMatchObject({
      'virtualAccounts.register': 1,
      'virtualAccounts.termsOfService': 1,
      'virtualAccounts.identityVerification': 1,
    })
    expect(world.service.state().customers).toMatchObject([{ wallet: WALLET, country: 'DE' }])
  })

  test.each(['review', 'rejected'] as const)('waits at or ends with %s', async (name) => {
    await become(name === 'review' ? 'under_review' : name)
    if (name === 'review') {
      const { url } = await world.client.virtualAccounts.termsOfService({ wallet: WALLET })
      await acceptTerms(world.service, url)
    }
    show()
    await step(name)
    expect(screen.getByText(steps[name].text)).toBeVisible()
  })

  test('carries a status nobody knows as one to wait for', async () => {
    await register()
    breakRoute('/status', async (request) => {
      const customer = (await (await world.service.handle(request)).json()) as object
      return Response.json({ ...customer, status: 'awaiting_questionnaire' })
    })
    show()
    await step('review')
  })

  test('waits for the first account of an active customer', async () => {
    world = createSimulatedWorld({}, { scenario: 'accounts_pending' })
    await become('active')
    show()
    await step('opening')
    world.service.scenario('default')
    world.service.customerStatus(WALLET, 'active')
    await poll()
    await step('accounts')
  })

  test('asks nothing twice that a message of the page hints at', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    const before = requests()['virtualAccounts.status']
    for (let count = 0; count < 50; count++) await say('hello')
    await pass(0)
    expect(requests()['virtualAccounts.status']).toBe(before + 1)
  })

  test('says that the partner has not confirmed it yet, once it was asked', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    await press(messages.finished)
    expect(
      await screen.findByText(messages.notYet, { selector: '.onramp-notice-text' }),
    ).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(messages.notYet)
  })

  test('says no step again to those who listen, however often it is asked', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    const said = listen()
    await press(messages.finished)
    await screen.findByText(messages.notYet, { selector: '.onramp-notice-text' })
    await press(messages.finished)
    await screen.findByText(messages.notYet, { selector: '.onramp-notice-text' })
    expect(said()).toEqual([messages.checking, messages.notYet, messages.checking, messages.notYet])
  })

  test('opens a new visit when the buyer asks for one, and not on the second click of two', async () => {
    await register()
    show()
    await step('terms')
    act(() => {
      button(messages.open.terms).click()
      button(messages.open.terms).click()
    })
    const first = await frame()
    expect(requests()['virtualAccounts.termsOfService']).toBe(1)
    await press(messages.openAgain)
    await vi.waitFor(async () => expect(await frame()).not.toBe(first))
    expect(requests()['virtualAccounts.termsOfService']).toBe(2)
  })

  test('says why a page cannot be opened, and opens it when asked again', async () => {
    await register()
    breakRoute('/terms-of-service', () => refusal(502, 'bridge_error'))
    show()
    await step('terms')
    await press(messages.open.terms)
    await pass(120_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work')
    mend()
    await press(messages.open.terms)
    expect(await frame()).toBeVisible()
  })

  test('keeps its page however often the page around it renders', async () => {
    await register()
    const { rerender } = show()
    await step('terms')
    await press(messages.open.terms)
    const page = await frame()
    for (let round = 0; round < 100; round++) rerender(tree({ onStatus: () => {} }))
    expect(await frame()).toBe(page)
    expect(requests()['virtualAccounts.termsOfService']).toBe(1)
  })
})

describe('a registration', () => {
  test('is sent once, however often the button is pressed', async () => {
    show()
    await step('register')
    await userEvent.type(email(), registration.email)
    await userEvent.tripleClick(button(messages.register))
    await step('terms')
    expect(requests()['virtualAccounts.register']).toBe(1)
  })

  test('keeps its field and what was typed while the status is asked for again', async () => {
    show()
    await step('register')
    const field = email()
    await userEvent.type(field, 'ada@')
    const before = requests()['virtualAccounts.status']
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await vi.waitFor(() => expect(requests()['virtualAccounts.status']).toBe(before + 1))
    await step('register')
    await userEvent.type(field, 'example.com')
    expect(email()).toBe(field)
    expect(field).toHaveValue('ada@example.com')
    expect(field).toHaveFocus()
  })

  test.each([
    ['', messages.emailMissing],
    ['ada', 'Enter an email address such as name@example.com.'],
    ['ada@example', 'Enter an email address such as name@example.com.'],
  ])('is not sent with the address %j, which is said beside it', async (address, message) => {
    show()
    await step('register')
    if (address) await userEvent.type(email(), address)
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await press(messages.register)
    expect(email()).toHaveAccessibleDescription(message)
    expect(email()).toBeInvalid()
    expect(email()).toHaveFocus()
    expect(requests()['virtualAccounts.register']).toBe(0)
  })

  test('with the address of another customer keeps what was typed, and may be mended', async () => {
    await world.client.virtualAccounts.register({ ...registration, wallet: OTHER_WALLET })
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.emailTaken)
    expect(email()).toHaveFocus()
    expect(email()).toHaveValue(registration.email)
    await userEvent.type(email(), '.au')
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await press(messages.register)
    await step('terms')
  })

  test('describes its field by a hint of the merchant as well as by what is wrong', async () => {
    render(
      <OnrampProvider client={world.client} locale="en-US">
        <BankDepositRoot wallet={WALLET}>
          <Registration>
            <EmailLabel />
            <EmailInput aria-describedby="hint" />
            <p id="hint">No newsletters.</p>
            <EmailError />
            <RegisterButton />
          </Registration>
        </BankDepositRoot>
      </OnrampProvider>,
    )
    await screen.findByRole('textbox')
    expect(email()).toHaveAccessibleDescription(/^No newsletters\./)
    await press(messages.register)
    expect(email()).toHaveAccessibleDescription(`No newsletters. ${messages.emailMissing}`)
  })

  test('of a wallet that was registered elsewhere meanwhile goes on from there', async () => {
    show()
    await step('register')
    await register()
    await userEvent.type(email(), registration.email)
    await press(messages.register)
    await step('terms')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('whose answer is lost is not sent again: the status tells that it went through', async () => {
    breakRoute('/register', async (request) => {
      await world.service.handle(request)
      throw new TypeError('terminated')
    })
    show()
    await sendForm()
    await step('terms')
    expect(requests()['virtualAccounts.register']).toBe(1)
  })

  test('that never arrived is said to have failed once the status says so, and is kept', async () => {
    breakRoute('/register', () => Promise.reject(new TypeError('fetch failed')))
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.registerLost)
    expect(email()).toHaveValue(registration.email)
    await pass(3_600_000)
    expect(requests()['virtualAccounts.register']).toBe(0)
    mend()
    await press(messages.register)
    await step('terms')
  })

  test('without a network is not sent, and the button can be used again', async () => {
    show()
    await step('register')
    world.page.set({ online: false })
    await userEvent.type(email(), registration.email)
    await press(messages.register)
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.registerOffline)
    expect(requests()['virtualAccounts.register']).toBe(0)
    world.page.set({ online: true })
    await press(messages.register)
    await step('terms')
  })

  test('one too many says how long to wait', async () => {
    breakRoute('/register', () => refusal(429, 'rate_limited', { 'retry-after': '9' }))
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 9 seconds')
    expect(email()).toHaveValue(registration.email)
  })
})

describe('when nothing can be read', () => {
  test.each<[string, () => Response, string]>([
    ['too many requests', () => refusal(429, 'rate_limited'), 'Too many requests'],
    ['a provider that failed', () => refusal(502, 'bridge_error'), 'That did not work'],
    ['an origin that is not allowed', () => refusal(403, 'origin_not_allowed'), 'allowlist'],
    ['a key that is not valid', () => refusal(401, 'invalid_publishable_key'), 'Check the key'],
  ])('because of %s, that is said and asked again by the buyer', async (_why, answer, text) => {
    breakRoute('/status', answer)
    show()
    await pass(300_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    mend()
    await press(en.shared.tryAgain)
    await step('register')
  })

  test('for want of a network, that is said, and it goes on by itself when there is one', async () => {
    onlineManager.setOnline(false)
    show()
    try {
      expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline')
    } finally {
      await act(async () => onlineManager.setOnline(true))
    }
    await step('register')
  })

  test.each([
    ['none', '0x12', '40 hexadecimal digits'],
    ['mistyped', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'checksum'],
  ])(
    'for a wallet that is %s, the developer is told why and nothing is sent',
    async (_, wallet, why) => {
      show({ wallet })
      expect(await screen.findByRole('alert')).toHaveTextContent(why)
      expect(screen.getByRole('alert')).toHaveTextContent(messages.wallet)
      expect(screen.getByRole('heading')).toHaveTextContent(steps.accounts.title)
      expect(screen.queryByRole('button')).toBeNull()
      expect(requests()['virtualAccounts.status']).toBe(0)
    },
  )

  test('any more, what is known stays', async () => {
    await register()
    show()
    await step('terms')
    breakRoute('/status', () => refusal(502, 'bridge_error'))
    await poll()
    await pass(300_000)
    expect(await screen.findByText(en.shared.trouble)).toBeVisible()
    expect(button(messages.open.terms)).toBeVisible()
    mend()
    await poll()
    await vi.waitFor(() => expect(screen.queryByText(en.shared.trouble)).toBeNull())
  })
})

describe('the accounts', () => {
  /** Answers the list with one account of these details. */
  async function showDetails(details: object, props?: Given) {
    await become('active')
    breakRoute('/virtual-accounts', async (request) => {
      const list = (await (await world.service.handle(request)).json()) as { data: object[] }
      return Response.json({
        count: 1,
        data: [{ ...list.data[0], source_deposit_instructions: details }],
      })
    })
    show(props)
    await step('accounts')
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    return terms.map((term, index) => `${term} = ${values[index]}`)
  }

  test('start with the one in the currency of the buyer, and change to another', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
    await become('active')
    show()
    await step('accounts')
    expect(screen.getByRole('radio', { name: 'GBP British Pound' })).toBeChecked()
    expect(screen.getByText('Sort code')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    expect(screen.getByText('IBAN')).toBeVisible()
    expect(screen.queryByText('Sort code')).toBeNull()
    expect(screen.getByText('Arrives as USDC on Base, in your wallet 0x5290…9EE7.')).toBeVisible()
  })

  test('show every field with a value, in the order of the service, known or not', async () => {
    const details = {
      iban: 'IE61SIMU12345678901234',
      note: '',
      deposit_message: 'REF 12',
      payment_rails: ['sepa', 'pix'],
      is_instant: false,
      nothing: null,
      intermediary: { bic: 'SIMUIE20', list: [] },
      account_number: 12345678,
    }
    expect(await showDetails(details)).toEqual([
      'IBAN = IE61SIMU12345678901234',
      'Deposit message = REF 12',
      'Kinds of transfer = SEPA and pix',
      'Is instant = No',
      'Intermediary: BIC = SIMUIE20',
      'Account number = 12345678',
    ])
  })

  test("show a field under the merchant's own words", async () => {
    const messages = { bank: { fields: { deposit_message: 'Reference, always' } } }
    expect(await showDetails({ deposit_message: 'REF 12' }, { messages })).toEqual([
      'Reference, always = REF 12',
    ])
  })

  test('are copied as the service wrote them, and that is said once', async () => {
    const user = userEvent.setup()
    await showDetails({ iban: 'IE61 SIMU', bic: 'SIMUIE20' })
    await user.click(button('Copy IBAN'))
    expect(await navigator.clipboard.readText()).toBe('IE61 SIMU')
    expect(screen.getByRole('status')).toHaveTextContent('IBAN copied.')
    expect(button('Copy IBAN')).toHaveAttribute('data-state', 'copied')
    await user.click(button('Copy BIC'))
    expect(screen.getByRole('status')).toHaveTextContent('BIC copied.')
    expect(button('Copy IBAN')).toHaveAttribute('data-state', 'idle')
  })

  test('are said to be copied, and nothing is said again when another account is chosen', async () => {
    const user = userEvent.setup()
    await become('active')
    show()
    await step('accounts')
    const said = listen()
    await user.click(button('Copy Routing number'))
    await user.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    await user.click(button('Copy IBAN'))
    expect(said()).toEqual(['Routing number copied.', 'IBAN copied.'])
  })

  test('are selected where the browser does not let us copy', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await showDetails({ iban: 'IE61 SIMU' })
    await user.click(button('Copy IBAN'))
    expect(screen.getByRole('status')).toHaveTextContent('IBAN is selected.')
    expect(getSelection()?.toString()).toBe('IE61 SIMU')
  })

  test('are in no storage, and in nothing that is logged', async () => {
    const logs = (['log', 'warn', 'error', 'info'] as const).map((name) => vi.spyOn(console, name))
    await showDetails({ iban: 'IE61SIMU12345678901234' })
    await userEvent.click(button('Copy IBAN'))
    expect([...world.storage.entries, ...Object.entries(localStorage)]).toEqual([])
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

test('the merchant is told of each status once, by his latest callback', async () => {
  const [first, second] = [vi.fn<(seen: object) => void>(), vi.fn<(seen: object) => void>()]
  await register()
  const { rerender } = show({ onStatus: first })
  await step('terms')
  await poll()
  rerender(tree({ onStatus: second }))
  world.service.customerStatus(WALLET, 'active')
  await poll()
  await step('accounts')
  expect(first.mock.calls).toMatchObject([[{ status: 'not_started' }]])
  expect(second.mock.calls).toMatchObject([[{ status: 'active' }]])
})

test('nothing of one wallet is shown for another', async () => {
  await become('active')
  const { rerender } = show()
  await step('accounts')
  rerender(tree({ wallet: OTHER_WALLET }))
  expect(screen.queryByRole('term')).toBeNull()
  await step('register')
})

test('each step is announced once and takes the focus along, but no page load does', async () => {
  show()
  const live = screen.getByRole('status')
  await step('register')
  expect(live).toHaveTextContent(`${steps.register.title}. ${steps.register.text}`)
  expect(document.body).toHaveFocus()
  await sendForm()
  const terms = await step('terms')
  await pass(0)
  expect(terms).toHaveFocus()
  expect(live).toHaveTextContent(steps.terms.title)
  expect(within(document.body).getAllByRole('status')).toHaveLength(1)
})

test('the focus that was on a button which has gone goes to the step that it led to', async () => {
  world.setFault(() => refusal(403, 'origin_not_allowed'))
  show()
  await screen.findByRole('alert')
  mend()
  await press(en.shared.tryAgain)
  const title = await step('register')
  await pass(0)
  expect(title).toHaveFocus()
})

test('a hosted page is announced by its name, and takes the focus to its title', async () => {
  await register()
  show()
  await step('terms')
  await press(messages.open.terms)
  const title = await screen.findByRole('heading', { name: messages.pageTitle.terms })
  await pass(0)
  expect(title).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(messages.onPage.terms)
})

test('leaving the page leaves no timer and no question behind', async () => {
  await register()
  const { unmount } = show()
  await step('terms')
  await press(messages.open.terms)
  await frame()
  unmount()
  const before = JSON.stringify(requests())
  await poll()
  await pass(60_000)
  expect(JSON.stringify(requests())).toBe(before)
  expect(world.clock.timers()).toBe(0)
})

test('a part outside its root throws an error that names the root', async () => {
  const { CopyHint } = await import('./CopyButton.tsx')
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<CopyHint />)).toThrow(
    'Onramp Kit: this part must be rendered inside <BankDepositParts.Root>.',
  )
})
