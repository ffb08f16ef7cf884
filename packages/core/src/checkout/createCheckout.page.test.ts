import { ORDER_ID } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  HOSTED_URL,
  KEY,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { json, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test, vi } from 'vitest'
import type { CheckoutOptions } from './checkout.ts'
import { createCheckout } from './createCheckout.ts'

const PAGE_KEY = `${KEY}.page`
const DAY = 24 * 60 * 60_000

describe("with resume: 'page'", () => {
  const options: CheckoutOptions = { resume: 'page' }

  async function paying(turns: Turn[] = [status('payment_pending')]) {
    const world = setUpCheckout([opened, ...turns], {}, options)
    const first = world.open()
    await first.checkout.open(details)
    await world.clock.advance(1_000)
    return { ...world, first, stored: () => world.tabStorage.getItem(PAGE_KEY) }
  }

  test('stores the order id and the URL of the page, in the storage of this tab', async () => {
    const { stored, storage } = await paying()
    expect(stored()).toBe(`${ORDER_ID} ${HOSTED_URL}`)
    expect(storage.getItem(KEY)).not.toContain(HOSTED_URL)
  })

  test('a reload shows the hosted page again', async () => {
    const { clock, first, reload } = await paying()
    first.leave()
    const { checkout, trail } = reload()
    await clock.advance(1_000)
    expect(trail).toEqual(['resuming', 'paying'])
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
  })

  test('another tab does not show the hosted page', async () => {
    const { client, clock } = await paying()
    const platform = {
      ...client.platform,
      page: { ...client.platform.page },
      tabStorage: createMemoryStorage(),
    }
    const checkout = createCheckout({ ...client, platform }, destination, options)
    checkout.subscribe(() => {})
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
  })

  test('one checkout at a time shows the hosted page, before and after a reload', async () => {
    const { clock, client, first, open } = await paying()
    const second = open()
    await clock.advance(1_000)
    expect(second.checkout.getSnapshot().url).toBeUndefined()
    first.leave()
    second.leave()
    const reloaded = {
      ...client,
      platform: { ...client.platform, page: { ...client.platform.page } },
    }
    const urls = [1, 2].map(() => createCheckout(reloaded, destination, options))
    for (const checkout of urls) checkout.subscribe(() => {})
    await clock.advance(1_000)
    expect(urls.map((checkout) => checkout.getSnapshot().url)).toEqual([HOSTED_URL, undefined])
  })

  test.each(['order_completed', 'order_broadcasted', 'order_cancelled', 'order_held'])(
    'removes the URL when the order is %s',
    async (name) => {
      const { clock, stored } = await paying([status('payment_pending'), status(name)])
      expect(stored()).not.toBeNull()
      await clock.advance(60_000)
      expect(stored()).toBeNull()
    },
  )

  test('removes the URL when the buyer starts over', async () => {
    const { first, stored } = await paying()
    first.checkout.startOver()
    expect(stored()).toBeNull()
  })

  test('removes the URL of an order that has expired', async () => {
    const { clock, first, reload, stored } = await paying()
    first.leave()
    await clock.advance(DAY + 1)
    expect(stored()).not.toBeNull()
    reload()
    expect(stored()).toBeNull()
  })

  test.each([
    ['of another order', `4f2c1c1e-8d5b-4c3a-9b1a-000000000009 ${HOSTED_URL}`],
    ['that is not https', `${ORDER_ID} http://pay.example/1`],
    ['that runs script', `${ORDER_ID} javascript:alert(1)`],
    ['with a password', `${ORDER_ID} https://user:pass@pay.example/1`],
    ['without a URL', ORDER_ID],
    ['of anything else', 'null'],
  ])('ignores a stored page %s', async (_, text) => {
    const { clock, first, reload, tabStorage } = await paying()
    first.leave()
    tabStorage.setItem(PAGE_KEY, text)
    const { checkout } = reload()
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
    expect(checkout.getSnapshot().error).toBeUndefined()
  })

  test('buys without a stored page where the storage of the tab is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const tabStorage = { getItem: blocked, setItem: blocked, removeItem: blocked }
    const { clock, open, reload } = setUpCheckout(
      [opened, status('payment_pending')],
      { tabStorage },
      options,
    )
    const first = open()
    await first.checkout.open(details)
    expect(first.checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
    first.leave()
    const { checkout } = reload()
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
    checkout.startOver()
    expect(checkout.getSnapshot().step).toBe('details')
  })
})

test('stores no URL by default', async () => {
  const { open, tabStorage } = setUpCheckout([opened, status('payment_pending')])
  await open().checkout.open(details)
  expect([...tabStorage.entries]).toEqual([])
})

describe("with presentation: 'redirect'", () => {
  const options: CheckoutOptions = { presentation: 'redirect' }

  function setUp(turns: Turn[], more: CheckoutOptions = options) {
    const navigate = vi.fn<(url: string) => void>()
    const page = { visible: () => true, online: () => true, subscribe: () => () => {}, navigate }
    return { navigate, ...setUpCheckout(turns, { page }, more) }
  }

  test('navigates to the hosted page once the order is stored', async () => {
    const { navigate, open, storage } = setUp([opened, status('payment_pending')])
    const stored = vi.fn<(record: unknown) => void>()
    navigate.mockImplementation(() => stored(JSON.parse(storage.getItem(KEY) ?? '')))
    const { checkout } = open()
    await checkout.open(details)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(HOSTED_URL)
    expect(stored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ order_id: ORDER_ID }))
  })

  test('reports the order before it navigates, which ends the page', async () => {
    const happened: string[] = []
    const { navigate, open } = setUp([opened, status('payment_pending')], {
      ...options,
      onEvent: ({ type }) => void happened.push(type),
    })
    navigate.mockImplementation(() => void happened.push('navigates'))
    await open().checkout.open(details)
    expect(happened.slice(0, 3)).toEqual(['submitted', 'opened', 'navigates'])
  })

  test('polls the order on return from the cache of the browser, and does not navigate again', async () => {
    const { clock, navigate, open } = setUp([
      opened,
      status('payment_pending'),
      status('order_completed'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(60_000)
    expect(checkout.getSnapshot().step).toBe('settling')
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('does not navigate while the buyer does not see the checkout, and keeps the page', async () => {
    const { navigate, open } = setUp([opened, status('payment_pending')], {
      ...options,
      isShown: () => false,
    })
    const { checkout } = open()
    await checkout.open(details)
    expect(navigate).not.toHaveBeenCalled()
    expect(checkout.getSnapshot().url).toBe(HOSTED_URL)
  })

  test.each(['order', 'page'] as const)(
    'does not navigate after a reload that resumes the %s',
    async (resume) => {
      const { clock, navigate, open, reload } = setUp([opened, status('payment_pending')], {
        ...options,
        resume,
      })
      const first = open()
      await first.checkout.open(details)
      first.leave()
      const { checkout } = reload()
      await clock.advance(60_000)
      expect(checkout.getSnapshot().url).toBe(resume === 'page' ? HOSTED_URL : undefined)
      expect(navigate).toHaveBeenCalledOnce()
    },
  )

  test('navigates after a retry', async () => {
    const failed: Turn = () => Promise.reject(new TypeError('fetch failed'))
    const { navigate, open } = setUp([failed, opened, status('payment_pending')])
    const { checkout } = open()
    await checkout.open(details)
    expect(navigate).not.toHaveBeenCalled()
    await checkout.retry()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(HOSTED_URL)
  })

  test('does not navigate from a page that no longer shows the checkout', async () => {
    let answer: (response: Response) => void = () => {}
    const turn: Turn = () => new Promise((resolve) => (answer = resolve))
    const { navigate, open } = setUp([turn, status('payment_pending')])
    const { checkout, leave } = open()
    void checkout.open(details)
    await settle()
    leave()
    answer(opened.clone())
    await settle()
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(navigate).not.toHaveBeenCalled()
  })

  test('does not navigate to a page that is not safe', async () => {
    const { navigate, open } = setUp([json({ order_id: ORDER_ID, url: 'javascript:alert(1)' })])
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().error?.code).toBe('unsafe_hosted_url')
    expect(navigate).not.toHaveBeenCalled()
  })

  test('still says that an unsafe page was not shown when its order has become slow', async () => {
    const unsafe = json({ order_id: ORDER_ID, url: 'javascript:alert(1)' })
    const { clock, open } = setUp([
      unsafe,
      ...Array.from({ length: 200 }, () => status('payment_pending')),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(11 * 60_000)
    const { step, situation } = checkout.getSnapshot()
    expect(step).toBe('processing')
    expect(situation).toMatchObject({ name: 'not_shown', claim: 'nothing_charged' })
  })

  test('knows the outcome of a purchase whose navigation fails', async () => {
    const { navigate, open } = setUp([opened, status('payment_pending')])
    navigate.mockImplementation(() => {
      throw new Error('blocked')
    })
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
  })
})

test('an isShown that throws is reported, and the purchase is opened', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const isShown = () => {
    throw new Error('of the merchant')
  }
  const { open } = setUpCheckout([opened, status('payment_pending')], {}, { isShown })
  const { checkout } = open()
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
  expect(report.mock.calls[0]).toMatchObject([{ message: 'of the merchant' }])
})

test.each([undefined, 'frame', 'tab'] as const)(
  'leaves the page to the view with presentation %s',
  async (presentation) => {
    const navigate = vi.fn<(url: string) => void>()
    const page = { visible: () => true, online: () => true, subscribe: () => () => {}, navigate }
    const { open } = setUpCheckout([opened, status('payment_pending')], { page }, { presentation })
    await open().checkout.open(details)
    expect(navigate).not.toHaveBeenCalled()
  },
)
