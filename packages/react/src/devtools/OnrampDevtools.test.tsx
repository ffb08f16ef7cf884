import { createOnrampClient } from '@onramp-kit/core'
import { createRequestLog, OnrampDevtools } from '@onramp-kit/react/devtools'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { looseTexts } from '@onramp-kit/test-tools/translatePage'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest'
import type { SimulatorState } from './createSimulator.ts'
import { DevtoolsPanel } from './DevtoolsPanel.tsx'

let stage: Stage
let requests: ReturnType<typeof createRequestLog>
/** The paths of the requests that the panel sent. */
let asked: string[]
beforeEach(() => {
  requests = createRequestLog()
  asked = []
  stage = openStage({}, document.body, requests.hooks)
})
afterEach(() => stage.leave())

const toggle = () => screen.getByRole('button', { name: 'Onramp devtools' })
const region = () => within(screen.getByRole('region', { name: 'Onramp devtools' }))

/** Renders the devtools and opens the panel. */
async function open(fetch: typeof globalThis.fetch = answer) {
  await stage.show(<OnrampDevtools requests={requests} fetch={fetch} />)
  await screen.findByRole('button', { name: 'Onramp devtools' })
  await press('Onramp devtools')
}

const answer: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  asked.push(new URL(request.url).pathname)
  return stage.answer(request)
}

async function press(name: string) {
  act(() => region().getByRole('button', { name }).click())
  await stage.pass(0)
}

test('the panel opens from one button, and Escape closes it and returns the focus', async () => {
  await open()
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  const select = region().getByRole('combobox', { name: 'Scenario' })
  select.focus()
  fireEvent.keyDown(select, { key: 'Escape' })
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(region().queryByRole('combobox')).toBeNull()
})

test('the panel shows an order with its trail and sends callbacks of the payment rail', async () => {
  const { order_id: id } = await stage.client.card.checkout(purchase)
  await open()
  const order = within(region().getByRole('group', { name: new RegExp(`^${id.slice(0, 8)}: `) }))
  expect(order.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'order_completed',
    'order_broadcasted',
    'order_cancelled',
  ])
  await press('order_completed')
  await press('order_broadcasted')
  expect(stage.onlyOrder().status).toBe('order_broadcasted')
  const trail = region().getAllByText(/^\d\d:\d\d:\d\d$/)
  expect(trail.map((time) => time.parentElement?.textContent)).toEqual([
    '12:00:00 payment_pending',
    '12:00:00 order_completed',
    '12:00:00 order_broadcasted',
  ])
})

test.each([
  ['+10 s', '12:00:10'],
  ['+1 min', '12:01:00'],
  ['+1 h', '13:00:00'],
])('the button %s advances the virtual clock', async (name, time) => {
  await open()
  await press(name)
  expect(region().getByText(/UTC$/)).toHaveTextContent(`2026-11-20 ${time} UTC`)
})

test('the panel has each text in an element of its own, which a page translator may replace', async () => {
  await stage.client.card.checkout(purchase)
  stage.service.scenario('rail_down')
  const quote = stage.client.card.quote(purchase).catch(() => {})
  await stage.pass(30_000)
  await quote
  await open()
  expect(region().getAllByText(/attempt 2/)).not.toEqual([])
  expect(looseTexts(document.body)).toEqual([])
})

test('the select lists every scenario and changes that of the service', async () => {
  const listed = await answer(`${stage.client.baseUrl}/_simulator/scenarios`)
  const scenarios: Record<string, string> = await listed.json()
  await open()
  const options = region().getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(Object.keys(scenarios))
  fireEvent.change(region().getByRole('combobox'), { target: { value: 'declined' } })
  await stage.pass(0)
  expect(stage.service.state().scenario).toBe('declined')
  expect(region().getByRole('combobox')).toHaveValue('declined')
  expect(region().getByText(scenarios['declined'] ?? '')).toBeVisible()
})

test('the reset deletes the orders', async () => {
  await stage.client.card.checkout(purchase)
  await open()
  await press('Reset the service')
  expect(stage.service.state().orders).toEqual([])
  expect(region().getByText('No orders yet.')).toBeVisible()
})

test('the panel reads the state once a second while it is open and the page is visible', async () => {
  await open()
  const reads = async (ms: number) => {
    asked = []
    await stage.pass(ms)
    return asked.filter((path) => path.endsWith('/state')).length
  }
  expect(await reads(5000)).toBe(5)
  act(() => stage.page.set({ visible: false }))
  expect(await reads(5000)).toBeLessThanOrEqual(1)
  expect(await reads(5000)).toBe(0)
  act(() => stage.page.set({ visible: true }))
  expect(await reads(5000)).toBeGreaterThanOrEqual(5)
  await press('Onramp devtools')
  expect(await reads(5000)).toBe(0)
  expect(stage.clock.timers()).toBe(0)
})

test('the panel reads no more when it closes while a control is pending', async () => {
  let respond = () => {}
  await open(async (input, init) => {
    if (init?.method === 'POST') await new Promise<void>((resolve) => (respond = resolve))
    return answer(input, init)
  })
  await press('Reset the service')
  await press('Onramp devtools')
  asked = []
  respond()
  await stage.pass(5000)
  expect(asked).toEqual(['/_simulator/reset'])
  expect(stage.clock.timers()).toBe(0)
})

test('the panel lists the requests, newest first, without anything secret', async () => {
  await open()
  expect(region().getByText('No requests yet.')).toBeVisible()
  await stage.client.card.checkout(purchase)
  stage.service.scenario('origin_rejected')
  await stage.client.card.quote(purchase).catch(() => {})
  await stage.pass(0)
  const [, ...rows] = within(region().getByRole('table', { name: 'Requests' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^card\.quote403, origin_not_allowed/),
    expect.stringMatching(/^card\.checkout200/),
  ])
  expect(JSON.stringify(requests.snapshot())).not.toMatch(/svc_public|0x|http/)
})

test('the panel says what to do without a simulated service, and reads again on demand', async () => {
  let isUp = false
  await open((input, init) =>
    isUp ? answer(input, init) : Promise.reject(new TypeError('Failed to fetch')),
  )
  const status = region().getByRole('status')
  expect([...status.children].map(({ textContent }) => textContent)).toEqual([
    'GET http://127.0.0.1:9/_simulator/state failed: Failed to fetch',
    expect.stringMatching(/^Start the simulated service with npx onramp-service/),
  ])
  expect(stage.clock.timers()).toBe(0)
  isUp = true
  await press('Try again')
  expect(region().getByRole('status')).toBeEmptyDOMElement()
  expect(region().getByRole('combobox')).toHaveValue('default')
})

test.each([
  [
    'a rejected request',
    () => Response.json({ error: { message: 'No access.' } }, { status: 403 }),
    'No access.',
  ],
  ['a page instead of JSON', () => new Response('<html>'), 'The response is a 200.'],
  ['JSON of another service', () => Response.json({}), 'did not return the state of a simulator.'],
])('the panel shows the reason after %s', async (_, respond, reason) => {
  await open(() => Promise.resolve(respond()))
  expect(region().getByRole('status')).toHaveTextContent(reason)
})

test('a control that fails shows the reason and keeps the state', async () => {
  await stage.client.card.checkout(purchase)
  await open()
  stage.service.reset()
  await press('order_completed')
  expect(region().getByRole('status')).toHaveTextContent('There is no order with this id.')
  await press('Try again')
  expect(region().getByText('No orders yet.')).toBeVisible()
})

test('the panel names a missing provider', () => {
  render(<DevtoolsPanel />)
  fireEvent.click(toggle())
  expect(region().getByText(/^<OnrampDevtools> needs an <OnrampProvider/)).toBeVisible()
  expect(region().getByText(/createRequestLog/)).toBeVisible()
})

test('the devtools render nothing on a server', () => {
  expect(renderToString(<OnrampDevtools />)).toBe('')
})

test('the log keeps the last 100 attempts, and shows a retry and a pending request', async () => {
  const log = createRequestLog()
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    platform: { clock: stage.clock, page: stage.page },
    fetch: stage.service.fetch,
    ...log.hooks,
  })
  for (let sent = 0; sent < 101; sent += 1) await client.fx.rates()
  expect(log.snapshot()).toHaveLength(100)
  expect(log.snapshot()[0]).toMatchObject({ attemptId: 2, status: 200, code: undefined })
  stage.service.scenario('rail_down')
  const rates = client.fx.rates().catch(() => {})
  expect(log.snapshot().at(-1)).not.toHaveProperty('duration')
  await stage.clock.advance(60_000)
  await rates
  expect(log.snapshot().filter(({ retryDelay }) => retryDelay !== undefined)).not.toEqual([])
})

test('the panel reads a state that the service returns', () => {
  expectTypeOf<ReturnType<Stage['service']['state']>>().toExtend<SimulatorState>()
})
