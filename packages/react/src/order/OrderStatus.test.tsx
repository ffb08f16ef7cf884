import type { CardOrder } from '@onramp-kit/core'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { uncaught } from '@onramp-kit/test-tools/uncaught'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { warned } from '../provider/parseProps.ts'
import { useCardOrder } from '../queries/useCard.ts'
import { OrderStatus } from './OrderStatus.tsx'

let stage: Stage
let id: string
beforeEach(async () => {
  stage = openStage()
  id = (await stage.client.card.checkout(purchase)).order_id
})
afterEach(() => {
  stage.leave()
  onlineManager.setOnline(true)
})

const { steps } = en.order
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const stages = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((each) => each.dataset['state'])

async function show(state: string, props: Partial<Parameters<typeof OrderStatus>[0]> = {}) {
  await stage.show(<OrderStatus id={id} wallet={WALLET} {...props} />)
  await stage.at(`[data-state="${state}"]`)
}

/** Sends a callback of the payment rail and refetches the order. */
async function callback(status: string, state: string) {
  stage.service.callback(id, status)
  await stage.refetch()
  await stage.at(`[data-state="${state}"]`)
}

describe('the order page', () => {
  test('tracks an order from payment to payout', async () => {
    await show('pending')
    expect(title()).toBe(steps.paying.titleWithoutPage)
    expect(stages()).toEqual(['current', 'upcoming', 'upcoming'])
    expect(screen.getByText('Amount')).toBeVisible()
    await callback('order_completed', 'sending')
    expect(title()).toBe(steps.settling.title)
    expect(stages()).toEqual(['complete', 'current', 'upcoming'])
    expect(screen.getByText('Paid')).toBeVisible()
    await callback('order_broadcasted', 'sent')
    expect(title()).toBe('USDC sent')
    expect(stages()).toEqual(['complete', 'complete', 'complete'])
  })

  test('stays mounted when onStatus throws', async () => {
    const onStatus = () => {
      throw new Error('thrown by onStatus')
    }
    const errors = await uncaught(() => show('pending', { onStatus }))
    expect(title()).toBe(steps.paying.titleWithoutPage)
    expect(errors).toMatchObject([{ message: 'thrown by onStatus' }])
  })

  test('shows the order as the service returned it, although onStatus changes its own', async () => {
    const seen: boolean[] = []
    const onStatus = (order: CardOrder) =>
      void seen.push(Reflect.set(order.destination, 'token', 'AUSD'))
    await show('pending', { onStatus })
    await stage.pass(1_000)
    expect(seen).toEqual([false])
    expect(screen.getByText('USDC on Base · 0x5290…\u20609EE7')).toBeVisible()
  })

  test('shows the order as the service returned it', async () => {
    await show('pending')
    expect(screen.getByText('$50.00')).toBeVisible()
    expect(screen.getByText('USDC on Base · 0x5290…\u20609EE7')).toBeVisible()
    expect(screen.getByTitle(id)).toHaveTextContent(id)
    expect(screen.getByText(id.slice(0, 8))).toBeVisible()
  })

  test('marks the language of its date on a page whose language has no messages', async () => {
    await stage.show(
      <OnrampProvider client={stage.client} locale="ko">
        <OrderStatus id={id} wallet={WALLET} />
      </OnrampProvider>,
    )
    await stage.at('[data-state="pending"]')
    expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/오전|오후/).closest('[lang]')).toHaveAttribute('lang', 'ko')
  })

  // The guide to component tests has this event: no clock of a test advances the timers of React Query.
  test('reads the order at once when the buyer comes back to the page', async () => {
    await show('pending')
    stage.service.callback(id, 'order_broadcasted')
    await stage.pass(60_000)
    expect(title()).toBe(steps.paying.titleWithoutPage)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await stage.at('[data-state="sent"]')
  })

  test('counts as late ten minutes after the order was opened, whenever the page was', async () => {
    await stage.pass(9 * 60_000)
    await show('pending')
    await stage.pass(2 * 60_000)
    expect(stage.place.querySelector('[data-state="pending_late"]')).not.toBeNull()
  })

  test('shows a canceled order without stages', async () => {
    await show('pending')
    await callback('order_cancelled', 'cancelled')
    expect(title()).toBe(steps.cancelled.title)
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('shows an unknown status as processing, and not as paid', async () => {
    stage.setFault((request) => stage.changed(request, () => ({ status: 'order_in_review' })))
    await show('processing')
    expect(title()).toBe(steps.processing.title)
    expect(screen.getByText('Amount')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('no longer says that a token is on its way once a paid order has an unknown status', async () => {
    await show('pending')
    await callback('order_completed', 'sending')
    stage.setFault((request) => stage.changed(request, () => ({ status: 'order_refunded' })))
    await stage.refetch()
    await stage.at('[data-state="processing_paid"]')
    expect(title()).toBe(steps.settling.title)
    expect(stage.place).toHaveTextContent(steps.settling.textUnknown)
    expect(stage.place).not.toHaveTextContent('sending')
    expect(screen.getByText('Paid')).toBeVisible()
  })

  test('shows a slow order as processing and refetches it on click', async () => {
    await show('pending')
    await callback('order_completed', 'sending')
    await stage.pass(11 * 60_000)
    expect(title()).toBe(steps.processing.title)
    stage.service.callback(id, 'order_broadcasted')
    await userEvent.click(screen.getByRole('button', { name: en.shared.checkNow }))
    await stage.at('[data-state="sent"]')
    expect(screen.queryByRole('button', { name: en.shared.checkNow })).toBeNull()
    await stage.pass(0)
    expect(screen.getByRole('heading')).toHaveFocus()
  })
})

test('the button that refetches the order is busy while its request is in flight', async () => {
  await show('pending')
  await callback('order_completed', 'sending')
  await stage.pass(11 * 60_000)
  const button = screen.getByRole('button', { name: en.shared.checkNow })
  let respond = () => {}
  const fault = vi.fn(
    () => new Promise<undefined>((resolve) => (respond = () => resolve(undefined))),
  )
  stage.setFault(fault)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  expect(fault).toHaveBeenCalledOnce()
  act(() => respond())
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
})

test.each([
  ['the step', undefined, steps.processing.title],
  ['that updates are interrupted', () => errorResponse(503, 'failed'), en.shared.trouble],
])('announces %s again after the buyer has refetched the order', async (_, answer, announced) => {
  await show('pending')
  await callback('order_completed', 'sending')
  await stage.pass(11 * 60_000)
  const refetch = async () => {
    await userEvent.click(screen.getByRole('button', { name: en.shared.checkNow }))
    await stage.pass(60_000)
    await waitFor(() => expect(region).toHaveTextContent(announced))
  }
  const region = screen.getByRole('status')
  stage.setFault(answer ?? (() => undefined))
  await refetch()
  const inserted: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) inserted.push(target.textContent ?? '')
  })
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  await refetch()
  await waitFor(() => expect(inserted.filter((text) => text.includes(announced))).toHaveLength(1))
  observer.disconnect()
})

test('the button that refetches the order is not busy while offline', async () => {
  await show('pending')
  await callback('order_completed', 'sending')
  await stage.pass(11 * 60_000)
  act(() => onlineManager.setOnline(false))
  const button = screen.getByRole('button', { name: en.shared.checkNow })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'false')
})

describe('onStatus', () => {
  test('receives each status once, in the latest callback', async () => {
    const first = vi.fn<(order: CardOrder) => void>()
    const second = vi.fn<(order: CardOrder) => void>()
    await show('pending', { onStatus: first })
    await stage.refetch()
    stage.rerender(<OrderStatus id={id} wallet={WALLET} onStatus={second} />)
    await callback('order_completed', 'sending')
    await stage.refetch()
    const statuses = (spy: typeof first) => spy.mock.calls.map(([{ status }]) => status)
    expect(statuses(first)).toEqual(['payment_pending'])
    expect(statuses(second)).toEqual(['order_completed'])
  })
})

test('the order page announces each state once, in a live region present from the start', async () => {
  stage.setFault(() => new Promise(() => {}))
  await stage.show(<OrderStatus id={id} wallet={WALLET} />)
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent(`${steps.loading.title}. ${steps.loading.text}`)
  stage.setFault(() => undefined)
  await show('pending')
  expect(screen.getByRole('status')).toHaveTextContent(
    `${steps.paying.titleWithoutPage}. ${steps.paying.textElsewhere}`,
  )
})

describe('the order page after a failed read', () => {
  test('shows a missing order with a button to refetch it', async () => {
    id = ORDER_ID
    await show('loading')
    await stage.loseOrder()
    await stage.at('[data-state="not_found"]')
    expect(title()).toBe(steps.missing.title)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: en.shared.checkNow })).toBeVisible()
    expect(screen.getByTitle(ORDER_ID), 'for support').toHaveTextContent(ORDER_ID)
  })

  test('shows that an id from a broken link belongs to no order, and warns the developer', async () => {
    warned.clear()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await show('not_found', { id: id.slice(0, 20) })
    expect(title()).toBe(steps.missing.title)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('id must be a UUID')]])
    warn.mockRestore()
  })

  test('keeps looking for an order that has not reached every replica', async () => {
    stage.setFault(() => errorResponse(404, 'order_not_found'))
    await show('loading')
    await stage.refetch()
    expect(title()).toBe(steps.loading.title)
    expect(screen.queryByRole('button')).toBeNull()
    stage.setFault(() => undefined)
    await stage.refetch()
    await stage.at('[data-state="pending"]')
  })

  test('shows the developer an invalid key, and no button that must fail', async () => {
    stage.setFault(() => errorResponse(401, 'invalid_publishable_key'))
    await show('unreadable')
    expect(screen.getByRole('alert')).toHaveTextContent(en.order.setup)
    expect(stage.place).not.toHaveTextContent(steps.unreadable.text)
    expect(screen.queryByRole('button', { name: en.shared.checkNow })).toBeNull()
  })

  test('says that an order cannot be shown after invalid responses, and recovers on retry', async () => {
    stage.setFault(() => Response.json([]))
    await show('loading')
    for (let read = 0; read < 9; read += 1) await stage.refetch()
    await stage.at('[data-state="unreadable"]')
    expect(title()).toBe(steps.unreadable.title)
    expect(screen.queryByRole('alert')).toBeNull()
    stage.setFault(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: en.shared.checkNow }))
    await stage.at('[data-state="pending"]')
  })

  test('removes the progress text and the spinner after an error ends polling', async () => {
    const promises = () => stage.place.querySelectorAll('.onramp-text, .onramp-spinner')
    await show('pending')
    await callback('order_completed', 'sending')
    expect(promises()).toHaveLength(2)
    stage.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await stage.refetch()
    await stage.at('[role="alert"]')
    expect(title()).toBe(steps.settling.title)
    expect(promises()).toHaveLength(0)
  })

  test('shows a notice while offline and recovers online', async () => {
    const online = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline))
    online(false)
    await show('loading')
    expect(screen.getByText(en.shared.trouble, { selector: '.onramp-notice' })).toBeVisible()
    online(true)
    await stage.at('[data-state="pending"]')
    expect(screen.queryByText(en.shared.trouble)).toBeNull()
    online(false)
    void stage.queryClient.refetchQueries()
    expect(await screen.findByText(en.shared.trouble, { selector: '.onramp-notice' })).toBeVisible()
    expect(title()).toBe(steps.paying.titleWithoutPage)
  })

  test('does not take the focus from a buyer who left the retry button before it disappeared', async () => {
    await stage.show(
      <>
        <OrderStatus id={id} wallet={WALLET} />
        <input aria-label="Newsletter" />
      </>,
    )
    stage.setFault(() => errorResponse(410, 'order_archived'))
    await stage.refetch()
    await stage.at('[role="alert"]')
    stage.setFault(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: en.shared.checkNow }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.type(screen.getByLabelText('Newsletter'), 'yes')
    await userEvent.click(document.body)
    await callback('order_completed', 'sending')
    await stage.pass(0)
    expect(document.body).toHaveFocus()
  })

  test('ignores a read error after a terminal status', async () => {
    function Failure() {
      return <output>{useCardOrder({ id, wallet: WALLET }).error?.name}</output>
    }
    stage.service.callback(id, 'order_broadcasted')
    await stage.show(
      <>
        <OrderStatus id={id} wallet={WALLET} />
        <Failure />
      </>,
    )
    await stage.at('[data-state="sent"]')
    const rendered = stage.place.textContent
    stage.setFault(() => errorResponse(404, 'order_not_found'))
    await stage.refetch()
    await screen.findByText('ApiError')
    expect(stage.place).toHaveTextContent(`${rendered}ApiError`)
  })

  test('shows a temporary notice, not an alert, while polling continues', async () => {
    await show('pending')
    const announcer = screen.getByRole('status')
    stage.setFault(() => errorResponse(404, 'order_not_found'))
    await stage.refetch()
    expect(await screen.findByText(en.shared.trouble, { selector: '.onramp-notice' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    // A live region that appears with its text may not be announced.
    expect(screen.getByRole('status')).toBe(announcer)
    expect(announcer).toHaveTextContent(en.shared.trouble)
  })

  test('a copied order id is not shown as copied for another order', async () => {
    const other = (await stage.client.card.checkout(purchase)).order_id
    const state = () => stage.place.querySelector<HTMLElement>('.onramp-copy')?.dataset['state']
    await show('pending')
    await show('pending', { id: other })
    stage.rerender(<OrderStatus id={id} wallet={WALLET} />)
    await waitFor(() => expect(screen.getByTitle(id)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /^Copy/ }))
    await waitFor(() => expect(state()).not.toBe('idle'))
    stage.rerender(<OrderStatus id={other} wallet={WALLET} />)
    await waitFor(() => expect(screen.getByTitle(other)).toBeVisible())
    expect(state()).toBe('idle')
  })

  test.each([
    ['the service fails', () => html(502)],
    [
      'the service limits the rate',
      () => errorResponse(429, 'rate_limited', { 'retry-after': '90' }),
    ],
  ])('keeps showing the order while %s', async (_, answer) => {
    await show('pending')
    stage.setFault(answer)
    await act(async () => {
      const read = stage.queryClient.refetchQueries()
      await stage.clock.advance(60_000)
      await read
    })
    await screen.findByText(en.shared.trouble, { selector: '.onramp-notice' })
    expect(title()).toBe(steps.paying.titleWithoutPage)
    expect(screen.getByText('$50.00')).toBeVisible()
    stage.setFault(() => undefined)
    await stage.pass(30_000)
    await stage.refetch()
    await waitFor(() => expect(screen.queryByText(en.shared.trouble)).toBeNull())
  })
})

test('the server renders the loading state without style attributes', () => {
  const rendered = renderToString(
    <OnrampProvider client={stage.client}>
      <OrderStatus id={id} wallet={WALLET} />
    </OnrampProvider>,
  )
  expect(rendered).toContain(steps.loading.title)
  expect(rendered).not.toContain('style=')
})
