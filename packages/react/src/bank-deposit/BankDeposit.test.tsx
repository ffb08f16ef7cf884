import type { VirtualAccounts } from '@onramp-kit/core'
import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { acceptTerms, identify } from '@onramp-kit/test-tools/fillIn'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { OnrampProvider, type OnrampProviderProps } from '../provider/OnrampProvider.tsx'
import { BankDeposit } from './BankDeposit.tsx'
import { type BankDepositProps, BankDepositRoot } from './BankDepositRoot.tsx'
import {
  Email,
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

function tree({ locale = 'en-US', messages, country, support, ...props }: Given = {}) {
  return (
    <OnrampProvider client={world.client} {...{ locale, messages, country, support }}>
      <BankDeposit wallet={WALLET} defaultCountry="DE" {...props} />
    </OnrampProvider>
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
/** Registers the customer and sets the provider's status. */
const registerAs = async (status: string) => {
  await register()
  world.service.customerStatus(WALLET, status)
}
/** Advances to the next poll of the status. */
const poll = () => act(() => vi.advanceTimersByTimeAsync(60_000))
const breakRoute = (end: string, answer: (request: Request) => ReturnType<Fault>) =>
  world.setFault((request) =>
    new URL(request.url).pathname.endsWith(end) ? answer(request) : undefined,
  )
const clearFaults = () => world.setFault(() => undefined)

async function sendForm(address = registration.email) {
  await step('register')
  await userEvent.type(email(), address)
  await press(messages.register)
}
/** Records the announcements of the live region, without repetitions. */
function recordAnnouncements() {
  const announcements: string[] = []
  const live = screen.getByRole('status')
  const record = () => void announcements.push(live.textContent)
  const observer = new MutationObserver(record)
  observer.observe(live, { childList: true, characterData: true, subtree: true })
  return () =>
    announcements.filter((text, index) => text !== '' && text !== announcements[index - 1])
}
/** Returns to the page, which refetches. */
function focusPage() {
  focusManager.setFocused(false)
  act(() => focusManager.setFocused(true))
  focusManager.setFocused(undefined)
}
/** Posts a message from the hosted page to its parent. */
async function postFromPage(data: unknown) {
  const { contentWindow, src } = await frame()
  fireEvent(
    window,
    new MessageEvent('message', { origin: new URL(src).origin, source: contentWindow, data }),
  )
}

/** The stages, with their state; a star marks the one that screen readers announce as current. */
const stages = () =>
  [...document.querySelectorAll<HTMLElement>('.onramp-stage')].map(
    ({ textContent, ariaCurrent, dataset }) =>
      `${ariaCurrent === 'step' ? '*' : ''}${textContent}${dataset['state'] === 'complete' ? ', complete' : ''}`,
  )

describe('the bank deposit', () => {
  test('runs from the registration to the accounts and sends each request once under StrictMode', async () => {
    configure({ reactStrictMode: true })
    show()
    await step('register')
    expect(stages()).toEqual(['*Details', 'Verification', 'Accounts'])
    await sendForm()
    await step('terms')
    expect(stages()).toEqual(['Details, complete', '*Verification', 'Accounts'])
    await press(messages.open.terms)
    await acceptTerms(world.service, (await frame()).src)
    await postFromPage({ signedAgreementId: 'whatever' })
    await step('identity')
    expect(screen.queryByTitle(messages.pageTitle.terms)).toBeNull()
    await press(messages.open.identity)
    await identify(world.service, (await frame()).src)
    await press(messages.finished)
    await step('review')
    expect(stages()).toEqual(['Details, complete', '*Verification', 'Accounts'])
    await pass(3_000)
    await poll()
    await step('accounts')
    expect(stages()).toEqual([])
    expect(screen.getByText('Routing number')).toBeVisible()
    expect(requests()).toMatchObject({
      'virtualAccounts.register': 1,
      'virtualAccounts.termsOfService': 1,
      'virtualAccounts.identityVerification': 1,
    })
    expect(world.service.state().customers).toMatchObject([{ wallet: WALLET, country: 'DE' }])
  })

  test("registers in the provider's country", async () => {
    show({ defaultCountry: undefined, country: 'FR' })
    await sendForm()
    await step('terms')
    expect(world.service.state().customers).toMatchObject([{ country: 'FR' }])
  })

  test.each(['review', 'rejected'] as const)('shows the step %s', async (name) => {
    await registerAs(name === 'review' ? 'under_review' : name)
    if (name === 'review') {
      const { url } = await world.client.virtualAccounts.termsOfService({ wallet: WALLET })
      await acceptTerms(world.service, url)
    }
    show()
    await step(name)
    expect(screen.getByText(steps[name].text)).toBeVisible()
  })

  test('says of an unknown status neither that it is a review nor that there is nothing to do', async () => {
    await register()
    breakRoute('/status', (request) =>
      world.changed(request, () => ({ status: 'awaiting_questionnaire' })),
    )
    show({ support: { name: 'Acme', url: 'https://acme.example/help' } })
    await step('unknown')
    expect(screen.queryByText(steps.review.text)).toBeNull()
    expect(screen.getByRole('link', { name: 'Contact Acme support' })).toBeVisible()
    clearFaults()
    await poll()
    await step('terms')
  })

  test('waits for the details of an account, and offers no account without them', async () => {
    await registerAs('active')
    await world.client.virtualAccounts.list({ wallet: WALLET })
    const strip = (isStripped: (currency: string) => boolean) =>
      breakRoute('/virtual-accounts', (request) =>
        world.changed(request, ({ data }: VirtualAccounts) => ({
          data: data.map((account) =>
            isStripped(account.currency)
              ? { ...account, source_deposit_instructions: { iban: '' } }
              : account,
          ),
        })),
      )
    strip(() => true)
    show()
    await step('opening')
    expect(screen.queryByRole('button', { name: messages.copyAll })).toBeNull()
    strip((currency) => currency === 'EUR')
    await poll()
    await step('accounts')
    expect(screen.queryByRole('radio', { name: /EUR/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /USD/ })).toBeChecked()
  })

  test('polls until an active customer has an account', async () => {
    world = createSimulatedWorld({}, { scenario: 'accounts_pending' })
    await registerAs('active')
    show()
    await step('opening')
    expect(stages()).toEqual(['Details, complete', 'Verification, complete', '*Accounts'])
    world.service.scenario('default')
    world.service.customerStatus(WALLET, 'active')
    await poll()
    await step('accounts')
  })

  test('refetches the status once for a burst of messages from the hosted page', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    const before = requests()['virtualAccounts.status']
    for (let count = 0; count < 50; count++) await postFromPage('hello')
    await pass(0)
    expect(requests()['virtualAccounts.status']).toBe(before + 1)
    await pass(1_000)
    expect(requests()['virtualAccounts.status']).toBe(before + 2)
  })

  test('keeps a customer whom one replica does not know yet', async () => {
    await register()
    show()
    await step('terms')
    world.setFault(() => errorResponse(404, 'customer_not_registered'))
    await poll()
    await step('terms')
    expect(screen.queryByRole('alert')).toBeNull()
    world.setFault(() => undefined)
    await poll()
    await step('terms')
  })

  test('reports after a check that the partner has not confirmed the step yet', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    await press(messages.finished)
    expect(await screen.findByText(messages.notYet, { selector: '.onramp-notice' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(messages.notYet)
  })

  test.each([
    ['an alert', 401, ''],
    ['a note that is announced', 503, en.shared.trouble],
  ])('reports a check that failed by %s', async (_, code, announced) => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    world.setFault(() => errorResponse(code, 'failed'))
    await press(messages.finished)
    await pass(30_000)
    await waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe(announced))
    expect(screen.queryAllByRole('alert')).toHaveLength(announced === '' ? 1 : 0)
    expect(screen.queryByText(messages.notYet)).toBeNull()
    clearFaults()
    await press(messages.finished)
    expect(await screen.findByText(messages.notYet, { selector: '.onramp-notice' })).toBeVisible()
  })

  test('announces repeated checks and their results, but not the step again', async () => {
    await register()
    show()
    await step('terms')
    await press(messages.open.terms)
    await frame()
    const announcements = recordAnnouncements()
    await press(messages.finished)
    await screen.findByText(messages.notYet, { selector: '.onramp-notice' })
    await press(messages.finished)
    await screen.findByText(messages.notYet, { selector: '.onramp-notice' })
    expect(announcements()).toEqual([
      messages.checking,
      messages.notYet,
      messages.checking,
      messages.notYet,
    ])
  })

  test('opens a new visit on a later click, but not on a double click', async () => {
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
    await expect.poll(frame).not.toBe(first)
    expect(requests()['virtualAccounts.termsOfService']).toBe(2)
  })

  test('reports a page that failed to open and opens it on the next click', async () => {
    await register()
    breakRoute('/terms-of-service', () => errorResponse(502, 'bridge_error'))
    show()
    await step('terms')
    await press(messages.open.terms)
    await pass(120_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    clearFaults()
    await press(messages.open.terms)
    expect(await frame()).toBeVisible()
  })

  test('keeps its hosted page across re-renders of the page', async () => {
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

describe('the registration', () => {
  test('has no button that must fail once the service has refused the page', async () => {
    breakRoute('/register', () => errorResponse(403, 'origin_not_allowed'))
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent('allowlist')
    expect(screen.getByRole('button', { name: messages.register })).toBeDisabled()
  })

  test('sends one request for a triple click', async () => {
    show()
    await step('register')
    await userEvent.type(email(), registration.email)
    await userEvent.tripleClick(button(messages.register))
    await step('terms')
    expect(requests()['virtualAccounts.register']).toBe(1)
  })

  test('keeps its field, input and focus during a refetch of the status', async () => {
    show()
    await step('register')
    const field = email()
    await userEvent.type(field, 'ada@')
    const before = requests()['virtualAccounts.status']
    focusPage()
    await expect.poll(() => requests()['virtualAccounts.status']).toBe(before + 1)
    await step('register')
    await userEvent.type(field, 'example.com')
    expect(email()).toBe(field)
    expect(field).toHaveValue('ada@example.com')
    expect(field).toHaveFocus()
  })

  test.each([
    ['', messages.emailMissing],
    ['ada', 'Enter a valid email address, like name@example.com.'],
    ['ada@example', 'Enter a valid email address, like name@example.com.'],
  ])('reports the invalid address %j at its field and sends nothing', async (address, message) => {
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

  test('keeps the address of another customer for the buyer to correct', async () => {
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

  test("describes its field by the merchant's hint and by the error", async () => {
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

  test('reports an invalid address at each submit, and not while the buyer types', async () => {
    show()
    await step('register')
    // Enter submits.
    expect(email()).toHaveAttribute('enterkeyhint', 'go')
    await press(messages.register)
    expect(screen.getByRole('alert')).toHaveTextContent(messages.emailMissing)
    await userEvent.type(email(), 'a')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent(
      messages.emailInvalid.replace('{example}', 'name@example.com'),
    )
    expect(requests()['virtualAccounts.register']).toBe(0)
  })

  test('names its field inside a label of the page', async () => {
    render(
      // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label of a merchant
      <label>
        Deposit
        <OnrampProvider client={world.client} locale="en-US">
          <BankDepositRoot wallet={WALLET}>
            <Email />
          </BankDepositRoot>
        </OnrampProvider>
      </label>,
    )
    await pass(0)
    expect(screen.getByRole('textbox')).toHaveAccessibleName(messages.email)
  })

  test('continues with the terms when the buyer has registered the wallet elsewhere', async () => {
    show()
    await step('register')
    await register()
    await userEvent.type(email(), registration.email)
    await press(messages.register)
    await step('terms')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('does not resend after a lost response when the status shows the customer', async () => {
    breakRoute('/register', async (request) => {
      await world.service.handle(request)
      throw new TypeError('terminated')
    })
    show()
    await sendForm()
    await step('terms')
    expect(requests()['virtualAccounts.register']).toBe(1)
  })

  test('reports a lost request when the status shows no customer, and keeps its input', async () => {
    breakRoute('/register', () => Promise.reject(new TypeError('fetch failed')))
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.registerLost)
    expect(email()).toHaveValue(registration.email)
    await pass(3_600_000)
    expect(requests()['virtualAccounts.register']).toBe(0)
    clearFaults()
    await press(messages.register)
    await step('terms')
  })

  test('sends nothing while offline and works again online', async () => {
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

  test('shows how long to wait after a rate limit', async () => {
    breakRoute('/register', () => errorResponse(429, 'rate_limited', { 'retry-after': '9' }))
    show()
    await sendForm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 9 seconds')
    expect(email()).toHaveValue(registration.email)
  })
})

describe('the bank deposit after a failed read', () => {
  test.each<[string, () => Response, string]>([
    ['a rate limit', () => errorResponse(429, 'rate_limited'), 'Too many attempts'],
    ['a provider error', () => errorResponse(502, 'bridge_error'), messages.loadFailed],
  ])('shows an alert after %s and refetches the status on click', async (_why, answer, text) => {
    breakRoute('/status', answer)
    show()
    await pass(300_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    clearFaults()
    await press(en.shared.tryAgain)
    await step('register')
  })

  test.each<[string, () => Response, string]>([
    ['a rejected origin', () => errorResponse(403, 'origin_not_allowed'), 'allowlist'],
    ['an invalid key', () => errorResponse(401, 'invalid_publishable_key'), 'Check the key'],
  ])('shows the developer %s, and no button that must fail', async (_why, answer, text) => {
    breakRoute('/status', answer)
    show()
    await pass(0)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows an alert while offline and recovers online', async () => {
    onlineManager.setOnline(false)
    show()
    try {
      expect(await screen.findByRole('alert')).toHaveTextContent('You appear to be offline')
    } finally {
      await act(async () => onlineManager.setOnline(true))
    }
    await step('register')
  })

  test.each([
    ['malformed', '0x12', '40 hexadecimal digits'],
    ['mistyped', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'checksum'],
  ])('shows the developer the fault of a %s wallet and sends nothing', async (_, wallet, why) => {
    show({ wallet })
    expect(await screen.findByRole('alert')).toHaveTextContent(why)
    expect(screen.getByRole('alert')).toHaveTextContent(messages.wallet)
    expect(screen.getByRole('heading')).toHaveTextContent(steps.accounts.title)
    expect(screen.queryByRole('button')).toBeNull()
    expect(requests()['virtualAccounts.status']).toBe(0)
  })

  test('retries the first read of the accounts', async () => {
    await registerAs('active')
    const fail = vi.fn(() => errorResponse(502, 'bridge_error'))
    breakRoute('/virtual-accounts', fail)
    show()
    await expect.poll(() => fail).toHaveBeenCalled()
    await pass(300_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.loadFailed)
    clearFaults()
    await poll()
    await step('accounts')
    await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  })

  test('retries a later read of the accounts', async () => {
    await registerAs('active')
    show()
    await step('accounts')
    const fail = vi.fn(() => errorResponse(502, 'bridge_error'))
    breakRoute('/virtual-accounts', fail)
    focusPage()
    await expect.poll(() => fail).toHaveBeenCalled()
    await pass(300_000)
    expect(await screen.findByText(en.shared.trouble, { selector: '.onramp-notice' })).toBeVisible()
    clearFaults()
    await poll()
    await expect.poll(() => screen.queryByText(en.shared.trouble)).toBeNull()
    const read = requests()['virtualAccounts.list']
    await poll()
    expect(requests()['virtualAccounts.list']).toBe(read)
  })

  test.each<[string, () => Response]>([
    ['a provider error', () => errorResponse(502, 'bridge_error')],
    ['a replica that lags behind', () => errorResponse(404, 'customer_not_registered')],
  ])('shows no error of a status that is no longer read, after %s', async (_why, answer) => {
    await registerAs('active')
    show()
    await step('accounts')
    const fail = vi.fn(answer)
    breakRoute('/status', fail)
    focusPage()
    await expect.poll(() => fail).toHaveBeenCalled()
    await pass(300_000)
    await step('accounts')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(en.shared.trouble)).toBeNull()
  })

  test('does not speak of accounts before there are any', async () => {
    await register()
    show()
    await step('terms')
    breakRoute('/status', () => errorResponse(404, 'customer_lost'))
    await poll()
    expect(await screen.findByRole('alert')).toHaveTextContent(en.shared.errors.other)
  })
})

describe('the accounts', () => {
  /** Shows one account with these details and returns its lines. */
  async function showDetails(details: object, props?: Given) {
    await registerAs('active')
    breakRoute('/virtual-accounts', (request) =>
      world.changed(request, ({ data }: VirtualAccounts) => ({
        count: 1,
        data: [{ ...data[0], source_deposit_instructions: details }],
      })),
    )
    show(props)
    await step('accounts')
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    return terms.map((term, index) => `${term} = ${values[index]}`)
  }

  test("start with the account in the buyer's currency and switch to another", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
    await registerAs('active')
    show()
    await step('accounts')
    expect(screen.getByRole('radio', { name: 'GBP British Pound' })).toBeChecked()
    expect(screen.getByText('Sort code')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    expect(screen.getByText('IBAN')).toBeVisible()
    expect(screen.queryByText('Sort code')).toBeNull()
    expect(
      screen.getByText('You’ll receive USDC on Base in wallet 0x5290…\u20609EE7.'),
    ).toBeVisible()
  })

  test('switch to the account of another currency although all of them have the same id', async () => {
    const errors = vi.spyOn(console, 'error')
    await registerAs('active')
    breakRoute('/virtual-accounts', (request) =>
      world.changed(request, ({ count, data }: VirtualAccounts) => ({
        count,
        data: data.map((account) => ({ ...account, id: data[0]?.id })),
      })),
    )
    show()
    await step('accounts')
    await userEvent.click(screen.getByRole('radio', { name: 'GBP British Pound' }))
    expect(screen.getByText('Sort code')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('EUR Euro')
    expect(screen.getByText('IBAN')).toBeVisible()
    expect(screen.queryByText('Sort code')).toBeNull()
    expect(errors).not.toHaveBeenCalled()
  })

  test('show and copy every digit of numbers that the service sends as JSON numbers', async () => {
    const user = userEvent.setup()
    await registerAs('active')
    const digits = '12345678901234567'
    breakRoute('/virtual-accounts', (request) =>
      world
        .changed(request, ({ data }: VirtualAccounts) => ({
          count: 1,
          data: [{ ...data[0], source_deposit_instructions: { bank_account_number: digits } }],
        }))
        .then(
          async (response) => new Response((await response.text()).replace(`"${digits}"`, digits)),
        ),
    )
    show()
    await step('accounts')
    expect(screen.getByText(digits)).toBeVisible()
    await user.click(button('Copy Account number'))
    expect(await navigator.clipboard.readText()).toBe(digits)
  })

  test('show the recipient and the numbers first, then what the service added, and every other field', async () => {
    const details = {
      bank_name: 'A Bank',
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
      'Account number = 12345678',
      'Deposit message = REF 12',
      'Is instant = No',
      'Intermediary: BIC = SIMUIE20',
      'Bank name = A Bank',
      'Accepted transfer types = SEPA and pix',
    ])
  })

  test.each([
    ['ach_push', ['Accepted transfer types = ACH and Wire transfer']],
    ['sepa', ['Accepted transfer types = ACH and Wire transfer', 'Preferred transfer type = SEPA']],
  ])(
    'show the deprecated single transfer type %s only if the list lacks it',
    async (rail, shown) => {
      const details = { payment_rails: ['ach_push', 'wire'], payment_rail: rail }
      expect(await showDetails(details)).toEqual(shown)
    },
  )

  test('copy all details with their labels, and announce it', async () => {
    const user = userEvent.setup()
    await showDetails({ bank_name: 'A Bank', iban: 'IE61 SIMU', payment_rails: ['sepa'] })
    await user.click(button('Copy all'))
    expect(await navigator.clipboard.readText()).toBe(
      'IBAN: IE61 SIMU\nBank name: A Bank\nAccepted transfer types: SEPA',
    )
    expect(screen.getByRole('status')).toHaveTextContent('Account details copied')
  })

  test('select all details when the browser denies the clipboard', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await showDetails({ iban: 'IE61 SIMU', bic: 'SIMUIE20' })
    await user.click(button('Copy all'))
    expect(screen.getByRole('status')).toHaveTextContent('Account details selected.')
    expect(getSelection()?.toString()).toContain('SIMUIE20')
  })

  test("show a field under the merchant's label", async () => {
    const messages = { bank: { fields: { deposit_message: 'Reference, always' } } }
    expect(await showDetails({ deposit_message: 'REF 12' }, { messages })).toEqual([
      'Reference, always = REF 12',
    ])
  })

  test('copy a detail exactly and announce the copy', async () => {
    const user = userEvent.setup()
    await showDetails({ iban: 'IE61 SIMU', bic: 'SIMUIE20' })
    await user.click(button('Copy IBAN'))
    expect(await navigator.clipboard.readText()).toBe('IE61 SIMU')
    expect(screen.getByRole('status')).toHaveTextContent('IBAN copied')
    expect(button('Copy IBAN')).toHaveAttribute('data-state', 'copied')
    await user.click(button('Copy BIC'))
    expect(screen.getByRole('status')).toHaveTextContent('BIC copied')
    expect(button('Copy IBAN')).toHaveAttribute('data-state', 'idle')
  })

  test('copy the text of the service, although an extension has changed it on the page', async () => {
    const user = userEvent.setup()
    await showDetails({ iban: 'IE61 SIMU', bank_name: 'A Bank' })
    for (const detail of document.querySelectorAll('.onramp-detail')) detail.textContent = 'Banque'
    await user.click(button('Copy Bank name'))
    expect(await navigator.clipboard.readText()).toBe('A Bank')
    await user.click(button('Copy all'))
    expect(await navigator.clipboard.readText()).toBe('IBAN: IE61 SIMU\nBank name: A Bank')
  })

  test('keep lists of the service untranslated, and leave words to translators', async () => {
    const details = { references: ['One', 'Two'], is_instant: true, payment_rails: ['sepa'] }
    await showDetails(details)
    const fixed = [...document.querySelectorAll('[translate="no"]')].map(
      ({ textContent }) => textContent,
    )
    expect(fixed).toContain('One and Two')
    expect(fixed).not.toContain('Yes')
  })

  test('announce each copy once, and nothing when the buyer switches accounts', async () => {
    const user = userEvent.setup()
    await registerAs('active')
    show()
    await step('accounts')
    const announcements = recordAnnouncements()
    await user.click(button('Copy Routing number'))
    await user.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    await user.click(button('Copy IBAN'))
    expect(announcements()).toEqual(['Routing number copied', 'IBAN copied'])
  })

  test('keep their names inside a label of the page', async () => {
    await registerAs('active')
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label of a merchant
    render(<label>Deposit {tree()}</label>)
    await step('accounts')
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('USD US Dollar')
  })

  test('the account of another currency does not show what was copied before', async () => {
    const user = userEvent.setup()
    await registerAs('active')
    show()
    await step('accounts')
    const hint = () => document.querySelector('.onramp-copy-hint')?.textContent
    await user.click(button('Copy Routing number'))
    expect(hint()).toBe('Routing number copied')
    await user.click(screen.getByRole('radio', { name: 'EUR Euro' }))
    expect(hint()).toBe('')
    expect(screen.getByRole('status')).toHaveTextContent('')
  })

  test('select a detail when the browser denies the clipboard', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await showDetails({ iban: 'IE61 SIMU' })
    await user.click(button('Copy IBAN'))
    expect(screen.getByRole('status')).toHaveTextContent('IBAN selected.')
    expect(getSelection()?.toString()).toBe('IE61 SIMU')
  })

  test('stay out of storage and logs', async () => {
    const logs = (['log', 'warn', 'error', 'info'] as const).map((name) => vi.spyOn(console, name))
    await showDetails({ iban: 'IE61SIMU12345678901234' })
    await userEvent.click(button('Copy IBAN'))
    expect([...world.storage.entries, ...Object.entries(localStorage)]).toEqual([])
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

test('onStatus receives each status once, in the latest callback', async () => {
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

test('the bank deposit removes the accounts of a wallet when the wallet changes', async () => {
  await registerAs('active')
  const { rerender } = show()
  await step('accounts')
  rerender(tree({ wallet: OTHER_WALLET }))
  expect(screen.queryByRole('term')).toBeNull()
  await step('register')
})

test('the bank deposit announces each step once and moves the focus, except on page load', async () => {
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

test('the focus moves from a removed retry button to the next step', async () => {
  world.setFault(() => errorResponse(502, 'bridge_error'))
  show()
  await pass(300_000)
  await screen.findByRole('alert')
  clearFaults()
  await press(en.shared.tryAgain)
  const title = await step('register')
  await pass(0)
  expect(title).toHaveFocus()
})

test('the bank deposit announces a hosted page and focuses its title', async () => {
  await register()
  show()
  await step('terms')
  await press(messages.open.terms)
  const title = await screen.findByRole('heading', { name: messages.pageTitle.terms })
  await pass(0)
  expect(title).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(messages.onPage.terms)
})

test('the bank deposit stops its timers and polling when it unmounts', async () => {
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
  const { AccountDetails } = await import('./AccountDetails.tsx')
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<AccountDetails />)).toThrow(
    'Onramp Kit: this part must be rendered inside <BankDepositParts.Root>.',
  )
})
