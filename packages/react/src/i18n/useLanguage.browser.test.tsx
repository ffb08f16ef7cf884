import '../styles/styles.css'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { HttpResponse, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'

/** Each test has a language of its own: what a page has fetched once it fetches no more. */
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

/** The languages that were fetched, by their files. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/messages\/([\w-]+)\.ts/.exec(name)?.[1] ?? [])

const root = () => stage.place.querySelector('.onramp-root') ?? document.createElement('div')
const payWith = () => stage.place.querySelector('.onramp-payment-methods-label')

/** Keeps a file from the page until it is let through. */
function hold(code: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  worker.use(http.get(`*/messages/${code}.ts`, () => released.then(passthrough)))
  return () => release()
}

test('English fetches nothing', async () => {
  await stage.show(checkout(), { locale: 'en-GB' })
  expect(root()).toHaveAttribute('lang', 'en')
  expect(payWith()).toBeVisible()
  expect(fetched()).toEqual([])
})

test('a catalog that was given is shown at once, and fetches nothing', async () => {
  const messages = { ...en, language: 'pl', checkout: { ...en.checkout, payWith: 'Zapłać' } }
  await stage.show(checkout(), { locale: 'pl', messages })
  expect(root()).toHaveAttribute('lang', 'pl')
  expect(payWith()).toHaveTextContent('Zapłać')
  expect(fetched()).toEqual([])
})

test('numbers are of the language of a catalog that was given, whatever the browser is set to', async () => {
  const messages = { ...en, language: 'pl' }
  await stage.show(checkout({ defaultAmount: '20.5' }), { locale: undefined, messages })
  expect(stage.place.querySelector('.onramp-amount-input')).toHaveValue('20,50')
  expect(fetched()).toEqual([])
})

test('another language is fetched alone, and nothing is seen until it is there', async () => {
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

test('who reads no language there are words for reads English', async () => {
  await stage.show(checkout(), { locale: 'sv' })
  expect(root()).toHaveAttribute('lang', 'en')
  expect(fetched()).toEqual([])
})

test('the languages of the browser count where none is given, also once they change', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'nl-BE'])
  await stage.show(checkout(), { locale: undefined })
  await expect.poll(() => root().getAttribute('lang')).toBe('nl')
  languages.mockReturnValue(['tr'])
  window.dispatchEvent(new Event('languagechange'))
  await expect.poll(payWith).toHaveTextContent('Ödeme yöntemi')
  expect(fetched()).toEqual(['nl', 'tr'])
})

test('a page changes its language as it stands', async () => {
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

test('a language that does not come leaves the page in English, also when it is asked for again', async () => {
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
