import '../styles/styles.css'
import { emulateDevice } from '@onramp-kit/test-tools/emulateDevice'
import { formStates } from '@onramp-kit/test-tools/formStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout, orderStates } from '@onramp-kit/test-tools/orderStates'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { catalogs } from '../messages/catalogs.ts'
import { cssVariable } from '../provider/appearance.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

function part(name: string): HTMLElement {
  const element = stage.place.querySelector<HTMLElement>(`.onramp-${name}`)
  if (element === null) throw new Error(`no part ${name} is shown`)
  return element
}
const styleOf = (name: string) => getComputedStyle(part(name))
const white = 'rgb(255, 255, 255)'

describe('appearance', () => {
  test('sets variables on the root and removes them when the option is gone', async () => {
    await stage.show(checkout(), { appearance: { accent: 'rgb(1, 2, 3)', radius: '2px' } })
    expect(styleOf('button').backgroundColor).toBe('rgb(1, 2, 3)')
    expect(styleOf('root').borderRadius).toBe('2px')
    const { style } = part('root')
    stage.appearance({ appearance: { radius: '4px' } })
    expect(style.getPropertyValue(cssVariable('accent'))).toBe('')
    expect(styleOf('root').borderRadius).toBe('4px')
    stage.appearance({})
    expect(style).toHaveLength(0)
  })

  test('a line as dark as text and accent hides no mark, no turning spinner and no current stage', async () => {
    const black = 'rgb(0, 0, 0)'
    const pale = 'color(srgb 0 0 0 / 0.12)'
    await stage.show(checkout(), { appearance: { line: black, text: black, accent: black } })
    expect(styleOf('asset-mark').color).toBe(black)
    expect(styleOf('asset-mark').backgroundColor).toBe(pale)
    await stage.press(/^Continue/)
    await stage.at('[data-step="paying"]')
    await stage.callback('order_completed')
    await stage.at('[data-step="settling"]')
    const [, current, upcoming] = [...stage.place.querySelectorAll('.onramp-stage')].map(
      (each) => getComputedStyle(each).borderTopColor,
    )
    expect([current, upcoming]).toEqual([black, pale])
    expect(styleOf('spinner').borderTopColor).toBe(black)
    expect(styleOf('spinner').borderBottomColor).toBe(pale)
  })

  test('fontSize scales text and sizes', async () => {
    await stage.show(checkout(), { appearance: { fontSize: '15px' } })
    expect(styleOf('button').minHeight).toBe('52px')
    stage.appearance({ appearance: { fontSize: '30px' } })
    expect(styleOf('button').minHeight).toBe('104px')
  })

  test('is applied before the first paint without a style attribute from the server', async () => {
    const page = (
      <OnrampProvider client={stage.client} appearance={{ accent: 'rgb(1, 2, 3)' }}>
        {checkout()}
      </OnrampProvider>
    )
    const drawn = renderToString(page)
    expect(drawn).not.toContain('style=')
    stage.place.innerHTML = drawn
    const root = await act(async () => hydrateRoot(stage.place, page))
    expect(styleOf('button').backgroundColor).toBe('rgb(1, 2, 3)')
    act(() => root.unmount())
  })

  test('variables in a stylesheet of the page apply', async () => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = '.till { --onramp-accent: rgb(4, 5, 6) }'
    await stage.show(checkout({ className: 'till' }))
    expect(styleOf('button').backgroundColor).toBe('rgb(4, 5, 6)')
    sheet.remove()
  })
})

describe('theme', () => {
  test.each([
    ['auto', 'dark', false],
    ['auto', 'light', true],
    ['light', 'dark', true],
    ['dark', 'light', false],
  ] as const)('%s on a device with the color scheme %s', async (theme, scheme, isLight) => {
    await emulateDevice({ 'prefers-color-scheme': scheme })
    await stage.show(checkout(), { theme })
    expect(styleOf('root').backgroundColor === white).toBe(isLight)
  })
})

describe('high contrast', () => {
  test.each([
    ['auto', 'more'],
    ['more', 'no-preference'],
  ] as const)(
    'contrast %s applies on a device with prefers-contrast: %s',
    async (contrast, wanted) => {
      await emulateDevice({ 'prefers-contrast': wanted, 'prefers-color-scheme': 'light' })
      await stage.show(checkout(), { contrast })
      expect(styleOf('root').color).toBe('rgb(0, 0, 0)')
    },
  )

  test('is off by default', async () => {
    await emulateDevice({ 'prefers-contrast': 'no-preference', 'prefers-color-scheme': 'light' })
    await stage.show(checkout())
    expect(styleOf('root').color).not.toBe('rgb(0, 0, 0)')
  })
})

describe('Arabic', () => {
  test('has the code of an error below the start of its message', async () => {
    await stage.show(checkout({ wallet: '0x12' }), {
      locale: 'ar',
      messages: await catalogs['ar']?.(),
    })
    await stage.at('.onramp-code')
    const [text, code] = [part('notice-text'), part('code')].map((each) =>
      each.getBoundingClientRect(),
    )
    expect(code?.right).toBe(text?.right)
  })

  test('is larger than English', async () => {
    await stage.show(checkout())
    const size = () => Number.parseFloat(styleOf('country-label').fontSize)
    const english = size()
    stage.appearance({ locale: 'ar', messages: await catalogs['ar']?.() })
    await stage.at(':lang(ar)')
    expect(size() - english).toBeCloseTo(0.87, 1)
  })
})

/** The style of the spinner in a button. */
function busyButton(): CSSStyleDeclaration {
  part('button').ariaBusy = 'true'
  return getComputedStyle(part('button'), '::after')
}

test('slows the spinner for prefers-reduced-motion', async () => {
  await emulateDevice({ 'prefers-reduced-motion': 'reduce' })
  await orderStates['settling']?.(stage)
  expect(Number.parseFloat(styleOf('spinner').animationDuration)).toBeGreaterThanOrEqual(4)
})

test('slows the spinner in a button for prefers-reduced-motion', async () => {
  await emulateDevice({ 'prefers-reduced-motion': 'reduce' })
  await stage.show(checkout())
  expect(Number.parseFloat(busyButton().animationDuration)).toBeGreaterThanOrEqual(4)
})

describe('forced colors', () => {
  beforeEach(() => emulateDevice({ 'forced-colors': 'active', 'prefers-color-scheme': 'light' }))
  const edge = (element: Element) => {
    const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(element)
    return [outlineStyle, outlineColor, borderTopStyle, borderTopColor].join(' ')
  }

  test('distinguish the selected payment method', async () => {
    await formStates['form']?.(stage)
    const [chosen, other] = stage.place.querySelectorAll('.onramp-payment-method')
    if (chosen === undefined || other === undefined) throw new Error('no methods')
    expect(edge(chosen)).not.toBe(edge(other))
  })

  test('distinguish the current stage of an order', async () => {
    await orderStates['settling']?.(stage)
    const edges = [...stage.place.querySelectorAll('.onramp-stage')].map(edge)
    expect(new Set(edges).size).toBe(3)
  })

  test('show the rotation of the spinner in a button', async () => {
    await stage.show(checkout())
    const { borderTopColor, borderBottomColor } = busyButton()
    expect(borderTopColor).not.toBe(borderBottomColor)
  })

  test('show the rotation of the spinner', async () => {
    await orderStates['settling']?.(stage)
    const { borderTopColor, borderBottomColor } = styleOf('spinner')
    expect(borderTopColor).not.toBe(borderBottomColor)
  })

  test('outline the focused button', async () => {
    await orderStates['start-over confirmation']?.(stage)
    // The buyer uses the keyboard.
    await userEvent.keyboard('{Shift}')
    const { outlineStyle, outlineWidth } = styleOf('confirmation-stay')
    expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
  })

  test('draw a border around an error', async () => {
    await orderStates['misconfigured']?.(stage)
    expect(styleOf('notice').borderTopStyle).toBe('solid')
  })
})
