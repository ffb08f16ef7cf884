import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test, vi } from 'vitest'
import { enCheckout } from '../messages/en/checkout.ts'
import { textDirection } from './matchLocale.ts'

let form: ReturnType<typeof openForm>
afterEach(() => {
  form.leave()
  vi.restoreAllMocks()
})

test.each(['Portuguese', 'C', ''])(
  'shows messages whose language tag "%s" is invalid',
  async (language) => {
    form = openForm({ messages: { language, checkout: { payWith: 'Pagar' } } })
    await form.open()
    expect(form.part('root')).toHaveAttribute('lang', 'en')
    expect(form.part('payment-methods-legend')).toHaveTextContent('Pagar')
  },
)

test.each([
  ['pt_BR', 'pt-BR', '1.234,50'],
  ['de_DE.UTF-8', 'de', '1.234,50'],
  ['fr_FR', 'fr', '1\u202f234,50'],
  ['zh_CN', 'zh-Hans', '1,234.50'],
  ['en-US@posix', 'en', '1,234.50'],
])('reads the locale %s as %s, with its numbers', async (locale, language, amount) => {
  form = openForm({ locale })
  await form.open({ defaultAmount: '1234.5' })
  await form.at(`[lang="${language}"]`)
  expect(form.field()).toHaveValue(amount)
})

test.each(['C', '', 'deutsch'])(
  'falls back to the languages of the browser for the locale %j, and warns once',
  async (locale) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['POSIX', 'de_AT', 'fr'])
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    form = openForm({ locale })
    await form.open({ defaultAmount: '1234.5' })
    await form.at('[lang="de"]')
    expect(form.field()).toHaveValue('1\u00a0234,50')
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([[expect.stringContaining(`Received: "${locale}"`)]])
  },
)

test.each(['ko', 'he-IL', 'fa', 'sv'])(
  'marks English messages as English, and the names as %s or English, on a page without a catalog',
  async (locale) => {
    form = openForm({ locale })
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    const isAlong = textDirection(locale) === 'ltr'
    expect(form.part('root')).toHaveAttribute('lang', 'en')
    expect(form.part('root')).toHaveAttribute('dir', 'ltr')
    expect(form.part('country-options')).toHaveAttribute('lang', isAlong ? locale : 'en')
    expect(form.place.textContent).not.toMatch(/[\u061C\u200F]/)
    expect(form.place.textContent).toMatch(isAlong ? /Continue to pay/ : /Continue to pay \$50\.00/)
  },
)

test('renders in English in a browser without a list of languages', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(undefined as unknown as string[])
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(undefined as unknown as string)
  form = openForm({ locale: undefined })
  await form.open()
  expect(form.part('root')).toHaveAttribute('lang', 'en')
})

test('treats an undefined override as absent', async () => {
  const checkout = { payWith: undefined }
  form = openForm({ messages: { language: undefined, checkout, order: undefined } })
  await form.open()
  expect(form.part('root')).toHaveAttribute('lang', 'en')
  expect(form.part('payment-methods-legend')).toHaveTextContent(enCheckout.payWith)
})
