import { createRequestLog, OnrampDevtools } from '@onramp-kit/react/devtools'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** The axe rules of WCAG 2.2 AA and best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules for a whole page, which belongs to the merchant. */
const rules = Object.fromEntries(
  ['page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
)

beforeEach(() => page.viewport(390, 640))

/** Renders the panel with an order and requests, opens it with the keyboard and returns its region. */
async function openPanel(theme: 'light' | 'dark') {
  const requests = createRequestLog()
  const stage = openStage({ theme }, document.body, requests.hooks)
  onTestFinished(() => stage.leave())
  await stage.client.card.checkout(purchase)
  // The longest result
  stage.service.scenario('rail_down')
  const quote = stage.client.card.quote(purchase).catch(() => {})
  await stage.pass(30_000)
  await quote
  await stage.show(
    <OnrampDevtools
      requests={requests}
      fetch={(input, init) => stage.answer(new Request(input, init))}
    />,
  )
  const toggle = await screen.findByRole('button', { name: 'Onramp devtools' })
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  await stage.pass(0)
  await screen.findByRole('combobox', { name: 'Scenario' })
  return screen.getByRole('region', { name: 'Onramp devtools' })
}

test.each(['light', 'dark'] as const)(
  'the open panel passes axe and fits 390 px, in %s',
  async (theme) => {
    const region = await openPanel(theme)
    const { violations } = await axe.run(document.body, { runOnly, rules })
    expect(violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)])).toEqual(
      [],
    )
    const { left, top, right, bottom } = region.getBoundingClientRect()
    expect([left >= 0, top >= 0, right <= 390, bottom <= 640]).toEqual([true, true, true, true])
    const panel = region.lastElementChild
    expect(panel && panel.scrollWidth <= panel.clientWidth).toBe(true)
    expect(clippedIn(region)).toEqual([])
    const { height } = screen.getByRole('columnheader', { name: 'Result' }).getBoundingClientRect()
    expect(height).toBeLessThan(30)
    expect(getComputedStyle(region).colorScheme).toBe(theme)
  },
)

test('the focus moves from the button to the first control and stays visible', async () => {
  const region = await openPanel('light')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toHaveAccessibleName('+10 s')
  expect(getComputedStyle(document.activeElement ?? region).outlineStyle).not.toBe('none')
})

test('the panel stays left-to-right and English on an Arabic page', async () => {
  const { documentElement: html } = document
  const { dir, lang } = html
  onTestFinished(() => void Object.assign(html, { dir, lang }))
  Object.assign(html, { dir: 'rtl', lang: 'ar' })
  const region = await openPanel('light')
  expect([region.lang, region.dir]).toEqual(['en', 'ltr'])
  expect(getComputedStyle(region).direction).toBe('ltr')
  expect(region.getBoundingClientRect().right).toBeGreaterThan(370)
})
