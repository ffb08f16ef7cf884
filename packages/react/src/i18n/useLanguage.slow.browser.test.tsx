import '../styles/styles.css'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { HttpResponse, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'

// Each test uses another language, because the page fetches each catalog once.
const worker = setupWorker()
let stage: Stage

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
beforeEach(() => {
  performance.setResourceTimingBufferSize(10_000)
  performance.clearResourceTimings()
  stage = openStage()
})
afterEach(() => {
  stage.leave()
  worker.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => worker.stop())

/** Returns the languages whose files the page has fetched. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/messages\/([\w-]+)\.ts/.exec(name)?.[1] ?? [])

const root = () => stage.place.querySelector('.onramp-root') ?? document.createElement('div')
const payWith = () => stage.place.querySelector('.onramp-payment-methods-legend')

/** Delays the file of a language. Returns a function that releases it. */
function hold(code: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  worker.use(http.get(`*/messages/${code}.ts`, () => released.then(passthrough)))
  return () => release()
}

test('fetches nothing for English', async () => {
  await stage.show(checkout(), { locale: 'en-GB' })
  expect(root()).toHaveAttribute('lang', 'en')
  expect(payWith()).toBeVisible()
  expect(fetched()).toEqual([])
})

test('shows a given catalog at once and fetches nothing', async () => {
  const messages = { ...en, language: 'pl', checkout: { ...en.checkout, payWith: 'Zapłać' } }
  await stage.show(checkout(), { locale: 'pl', messages })
  expect(root()).toHaveAttribute('lang', 'pl')
  expect(payWith()).toHaveTextContent('Zapłać')
  expect(fetched()).toEqual([])
})

test('formats numbers in the language of a given catalog, not of the browser', async () => {
  const messages = { ...en, language: 'pl' }
  await stage.show(checkout({ defaultAmount: '20.5' }), { locale: undefined, messages })
  expect(stage.place.querySelector('.onramp-amount-input')).toHaveValue('20,50')
  expect(fetched()).toEqual([])
})

test('fetches only the chosen language and hides the content until it arrives', async () => {
  const release = hold('de')
  await stage.show(checkout(), { locale: 'de-AT' })
  expect(root()).toHaveAttribute('data-loading')
  expect(payWith()).not.toBeVisible()
  release()
  await expect.poll(payWith).toHaveTextContent('Zahlen mit')
  expect(payWith()).toBeVisible()
  expect(root()).toHaveAttribute('lang', 'de')
  expect(root()).not.toHaveAttribute('data-loading')
  expect(fetched()).toEqual(['de'])
})

test('falls back to English for an unsupported language', async () => {
  await stage.show(checkout(), { locale: 'sv' })
  expect(root()).toHaveAttribute('lang', 'en')
  expect(fetched()).toEqual([])
})

test('follows the languages of the browser when no locale is given', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'nl-BE'])
  await stage.show(checkout(), { locale: undefined })
  await expect.poll(() => root().getAttribute('lang')).toBe('nl')
  languages.mockReturnValue(['tr'])
  window.dispatchEvent(new Event('languagechange'))
  await expect.poll(payWith).toHaveTextContent('Ödeme yöntemi')
  // The first may arrive last.
  await expect.poll(() => fetched().toSorted()).toEqual(['nl', 'tr'])
})

test('changes the language without remounting', async () => {
  await stage.show(checkout({ defaultAmount: '20' }))
  const before = root()
  stage.appearance({ locale: 'ar' })
  await expect.poll(() => root().getAttribute('dir')).toBe('rtl')
  await expect.poll(payWith).toHaveTextContent('طريقة الدفع')
  stage.appearance({ locale: 'en' })
  expect(payWith()).toHaveTextContent(en.checkout.payWith)
  expect(root()).toHaveAttribute('dir', 'ltr')
  expect(root()).toBe(before)
})

test('keeps the last language in view until the next one arrives', async () => {
  const release = hold('es')
  await stage.show(checkout({ defaultAmount: '20.5' }), { locale: 'pt-BR' })
  await expect.poll(payWith).toHaveTextContent('Pagar com')
  stage.appearance({ locale: 'es' })
  expect(root()).toHaveAttribute('lang', 'pt-BR')
  expect(payWith()).toBeVisible()
  release()
  await expect.poll(() => root().getAttribute('lang')).toBe('es')
  await expect.poll(payWith).toBeVisible()
})

test('stays in English when a language fails to load, and during the refetch', async () => {
  worker.use(http.get('*/messages/ja.ts', () => HttpResponse.error()))
  await stage.show(checkout(), { locale: 'ja' })
  await expect.poll(() => root().getAttribute('lang')).toBe('en')
  expect(root()).not.toHaveAttribute('data-loading')
  expect(payWith()).toBeVisible()
  expect(payWith()).toHaveTextContent(en.checkout.payWith)
  expect(stage.inside.queryByRole('alert')).toBeNull()

  const changed: (string | null)[] = []
  const observer = new MutationObserver((records) =>
    changed.push(...records.map(({ attributeName }) => attributeName)),
  )
  observer.observe(root(), { attributes: true })
  await stage.refetch()
  await stage.pass(0)
  expect(changed).toEqual([])
})
