import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { registerAs } from '@onramp-kit/test-tools/fillIn'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BankDeposit } from '../../bank-deposit/BankDeposit.tsx'
import { Checkout } from '../../checkout/Checkout.tsx'
import { en } from '../../messages/en/en.ts'

let stage: Stage
beforeEach(() => {
  // The reads of the test are those that messages trigger.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  stage = openStage()
})
afterEach(() => {
  stage.leave()
  vi.useRealTimers()
})

/** A hosted page that posts messages: how the buyer opens it, and what ends its step. */
interface Page {
  readonly open: () => Promise<void>
  readonly read: string
  readonly end: () => void
  readonly next: string
}

const rejectCustomer = () => stage.service.customerStatus(WALLET, 'rejected')
async function openStep(step: 'terms' | 'identity') {
  await stage.show(<BankDeposit wallet={WALLET} />)
  await stage.at(`[data-step="${step}"]`)
  await stage.press(en.bank.open[step])
  await stage.at('iframe')
}

const pages: Readonly<Record<string, Page>> = {
  terms: {
    async open() {
      await stage.client.virtualAccounts.register(registration)
      await openStep('terms')
    },
    read: '/status',
    end: rejectCustomer,
    next: '[data-step="rejected"]',
  },
  identity: {
    async open() {
      await registerAs(stage, 'not_started')
      await openStep('identity')
    },
    read: '/status',
    end: rejectCustomer,
    next: '[data-step="rejected"]',
  },
  payment: {
    async open() {
      await stage.show(<Checkout wallet={WALLET} chain={8453} token="USDC" />)
      await stage.at('.onramp-quote[data-state="fresh"]')
      await stage.press(/^Continue to pay/)
      await stage.at('iframe')
    },
    read: '/card/orders/',
    end: () => stage.service.callback(stage.onlyOrder().id, 'order_completed'),
    next: '[data-step="settling"]',
  },
}

/** Posts a message of the hosted page. */
function post() {
  const frame = stage.place.querySelector('iframe')
  if (frame === null) return
  const { origin } = new URL(frame.src)
  fireEvent(window, new MessageEvent('message', { origin, source: frame.contentWindow, data: '' }))
}

async function pass(ms: number) {
  await stage.pass(ms)
  // React Query renders each response in a separate timer, before this one.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

describe.each(Object.entries(pages))('while the %s page posts messages', (_, page) => {
  test.each(
    [100, 1_500, 5_000].flatMap((latency) =>
      [100, 400, 1_000, 3_000].map((every) => [latency, every] as const),
    ),
  )(
    'a read of %i ms ends, and one after the change follows, with a message every %i ms',
    async (latency, every) => {
      await page.open()
      const { clock } = stage
      const sentAt: number[] = []
      const endedAt: number[] = []
      const aborted = vi.fn()
      stage.setFault(async (request) => {
        const { url, signal } = request
        if (!new URL(url).pathname.includes(page.read)) return undefined
        sentAt.push(clock.monotonic())
        signal.addEventListener('abort', aborted)
        // What happens on the service meanwhile is not in it.
        const response = await stage.answer(request)
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, latency))
        signal.removeEventListener('abort', aborted)
        endedAt.push(clock.monotonic())
        return response
      })
      act(post)
      while (sentAt.length === 0) await pass(10)
      const start = sentAt[0] ?? 0
      // During the first read.
      page.end()
      act(post)
      // It ends, and the next one starts within a second and ends.
      const patience = Math.max(latency, 1_000) + 1_000 + latency
      while (clock.monotonic() < start + patience + every) {
        await pass(every)
        act(post)
      }
      await stage.at(page.next)
      expect((endedAt[1] ?? Number.POSITIVE_INFINITY) - start).toBeLessThanOrEqual(patience)
      expect(aborted).not.toHaveBeenCalled()
      const gaps = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000)
    },
  )
})
