import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckoutDialog } from './dialog/CheckoutDialog.tsx'

let form: ReturnType<typeof openForm>
beforeEach(() => {
  form = openForm()
})
afterEach(() => form.leave())

const preset = (name: string) => screen.getByRole('button', { name })
/** The service has no quotes. */
const noQuote = ({ url }: Request) =>
  url.endsWith('/quote') ? errorResponse(503, 'unavailable') : undefined
const country = () => form.inside.getByRole<HTMLInputElement>('combobox')

describe('amounts', () => {
  test('are buttons that set the amount to pay', async () => {
    await form.open({ amounts: ['20', '99.5'] })
    await userEvent.click(preset('$99.50'))
    expect(form.field()).toHaveValue('99.50')
    expect(preset('$99.50')).toHaveAttribute('aria-pressed', 'true')
    expect(preset('$20')).toHaveAttribute('aria-pressed', 'false')
    await form.press(/^Continue/)
    expect(form.onlyOrder().source.amount).toBe('99.50')
  })

  test('are hidden while the buyer types the amount to receive', async () => {
    await form.open({ amounts: ['20'] })
    await form.press('Enter amount to receive')
    expect(screen.queryByRole('button', { name: '$20' })).toBeNull()
  })

  test('ignore invalid amounts', async () => {
    await form.open({ amounts: ['20', '0', '-5', 'ten', '1e3', '5.123'] })
    expect(form.part('amount-presets')?.textContent).toBe('$20')
  })
})

describe('limits', () => {
  const limits = { USD: { min: '20', max: '500' } }

  test('reject a greater amount at its field, while the buyer types, and send nothing', async () => {
    await form.open({ limits })
    await form.type('500.01')
    expect(form.field()).toHaveAccessibleDescription('USD Enter $500.00 or less.')
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(0)
    expect(form.field()).toHaveFocus()
  })

  test('reject a smaller amount once the buyer submits it', async () => {
    await form.open({ limits })
    await form.type('19.99')
    expect(form.field()).toBeValid()
    await form.press(/^Continue/)
    expect(form.field()).toHaveAccessibleDescription('USD Enter $20.00 or more.')
    expect(form.checkouts()).toBe(0)
  })

  test.each(['20', '500'])('accept %s', async (amount) => {
    await form.open({ limits })
    await form.type(amount)
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(1)
  })

  test('apply to what the quote costs while the buyer types the amount to receive', async () => {
    await form.open({ limits })
    await form.press('Enter amount to receive')
    await form.type('600')
    await form.untilPrice({ state: 'fresh' })
    expect(form.field()).toHaveAccessibleDescription('USDC You can pay at most $500.00.')
    await form.type('1')
    await form.untilPrice({ state: 'fresh' })
    await form.press(/^Continue/)
    expect(form.field()).toHaveAccessibleDescription('USDC You have to pay at least $20.00.')
    expect(form.checkouts()).toBe(0)
  })

  test.each([
    ['60', '600', 0],
    ['600', '60', 1],
  ])(
    'wait for the quote of the amount to receive: %s, then %s',
    async (first, second, checkouts) => {
      await form.open({ limits })
      await form.press('Enter amount to receive')
      await form.type(first)
      await form.untilPrice({ state: 'fresh' })
      let answer = () => {}
      const held = new Promise<void>((resolve) => void (answer = resolve))
      form.setFault(async (request) => {
        if (request.url.endsWith('/quote')) await held
        return undefined
      })
      await form.type(second)
      await form.press(/^Continue/)
      expect(form.checkouts()).toBe(0)
      answer()
      await form.untilPrice({ state: 'fresh' })
      await form.press(/^Continue/)
      expect(form.checkouts()).toBe(checkouts)
    },
  )

  test('hold the amount to receive while there is no quote, which the buyer can request again', async () => {
    await form.open({ limits })
    await form.press('Enter amount to receive')
    form.setFault(noQuote)
    await form.type('60')
    // The client repeats a read three times.
    for (let wait = 0; wait < 3; wait += 1) await form.pass(4_000)
    await form.untilPrice({
      state: 'absent',
      note: 'No price is available for these details. Refresh price',
    })
    expect(form.part('quote-note')).toHaveAttribute('aria-live', 'polite')
    expect(form.part('submit')).toHaveAccessibleDescription(
      'No price is available for these details. Refresh price',
    )
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(0)
    form.setFault(() => undefined)
    await form.press('Refresh price')
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote-note')).toHaveAttribute('aria-live', 'off')
    expect(form.part('submit')).not.toHaveAccessibleDescription()
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(1)
  })

  test('of another currency do not apply', async () => {
    await form.open({ limits: { EUR: { max: '10' } } })
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(1)
  })
})

describe('limits that leave one amount', () => {
  const limits = { USD: { min: '52.50', max: '52.50' } }

  test('give the form this amount, which the buyer cannot change', async () => {
    await form.open({ limits, defaultAmount: '20', amounts: ['20', '52.50'] })
    expect(form.field()).toHaveValue('52.50')
    await userEvent.type(form.field(), '7')
    expect(form.field()).toHaveValue('52.50')
    expect(form.inside.queryByRole('button', { name: /^Enter amount|^\$/ })).toBeNull()
    await form.press(/^Continue/)
    expect(form.onlyOrder().source.amount).toBe('52.50')
  })

  test('hold in the currency that they are for', async () => {
    await form.open({ limits })
    await chooseCountry(userEvent, 'Germany')
    await form.type('20')
    await form.press('Enter amount to receive')
    await chooseCountry(userEvent, 'United States')
    expect(form.field()).toHaveValue('52.50')
    await form.press(/^Continue/)
    expect(form.onlyOrder().source.amount).toBe('52.50')
  })

  test('hold without a quote', async () => {
    await form.open({ limits })
    form.setFault(noQuote)
    await form.press(/^Continue/)
    expect(form.onlyOrder().source.amount).toBe('52.50')
  })
})

describe('countries', () => {
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

  test('lists only those of a list', async () => {
    await form.open({ countries: ['FR', 'de', 'US'] })
    await userEvent.click(country())
    expect(options()).toEqual(['France', 'Germany', 'United States'])
  })

  test('lists all except those of a list', async () => {
    await form.open({ countries: { except: ['US', 'AF'] }, defaultCountry: 'DE' })
    await userEvent.click(country())
    expect(options()[0]).toBe('Åland Islands')
    expect(options()).not.toContain('United States')
  })

  test.each([
    [['FR', 'DE'], 'Germany'],
    [{ except: ['US'] }, 'Andorra'],
  ])('start with an offered country if %j leave out that of the buyer', async (countries, name) => {
    await form.open({ countries, defaultCountry: 'US' })
    expect(country()).toHaveDisplayValue(name)
  })
})

describe('the primary button of a completed purchase', () => {
  async function complete() {
    await form.press(/^Continue/)
    await form.callback('order_broadcasted')
    await form.at('[data-step="sent"]')
  }

  test('calls onDone', async () => {
    const onDone = vi.fn()
    await form.open({ onDone })
    await complete()
    await form.press('Done')
    expect(onDone.mock.calls).toEqual([[]])
  })

  test('is missing without onDone', async () => {
    await form.open()
    await complete()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })

  test('closes a dialog', async () => {
    const onOpenChange = vi.fn()
    await form.show(<CheckoutDialog {...form.ui().props} open onOpenChange={onOpenChange} />)
    await complete()
    await form.press('Done')
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })
})

describe('support', () => {
  const link = () => screen.queryByRole('link', { name: 'Contact Acme support' })

  test.each([
    [{ name: 'Acme', url: 'https://acme.example/help' }, 'https://acme.example/help'],
    [{ name: 'Acme', email: 'help@acme.example' }, 'mailto:help@acme.example'],
  ])('is a link where an order needs a person: %j', async (support, href) => {
    await form.show(form.ui(), { locale: 'en-US', support })
    expect(link()).toBeNull()
    await form.press(/^Continue/)
    expect(link()).toBeNull()
    await form.callback('order_cancelled')
    await form.at('[data-step="cancelled"]')
    expect(link()).toHaveAttribute('href', href)
    expect(link()).toHaveAttribute('rel', 'noopener')
  })

  test('is missing without an address', async () => {
    await form.show(form.ui(), { locale: 'en-US', support: { name: 'Acme' } })
    await form.press(/^Continue/)
    await form.callback('order_cancelled')
    await form.at('[data-step="cancelled"]')
    expect(link()).toBeNull()
  })
})

test("the provider's country precedes that of the browser", async () => {
  await form.show(form.ui({ defaultCountry: undefined }), { locale: 'en', country: 'de' })
  expect(country()).toHaveDisplayValue('Germany')
})
