import './styles.css'
import { centerOf, sendMouse } from '@onramp-kit/test-tools/clickAt'
import { emulateDevice } from '@onramp-kit/test-tools/emulateDevice'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { openStyledPage, type StyledPage } from '@onramp-kit/test-tools/styledPage'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import plain from './styles.css?inline'
import sealed from './styles.sealed.css?inline'

let styled: StyledPage

/** What moves or fades during `act`, and for how many seconds. */
async function motionDuring(act: () => Promise<unknown>): Promise<readonly string[]> {
  const found = new Set<string>()
  const collect = ({ target, pseudoElement, propertyName }: TransitionEvent) => {
    const element = target as Element
    const { transitionDuration } = getComputedStyle(element, pseudoElement)
    const name = pseudoElement || (element.classList.item(element.classList.length - 1) ?? 'path')
    found.add(`${name} ${propertyName} ${transitionDuration}`)
  }
  styled.page.addEventListener('transitionrun', collect)
  await act()
  styled.page.removeEventListener('transitionrun', collect)
  return [...found].toSorted()
}

// Browsers dispatch the events before they draw the next frame.
const motionIn = (state: string, sheet: string) =>
  motionDuring(() => styled.show(state, [sheet], () => drawn()))

/** Shows a state on a stage that the test moves on. */
async function enter(state: string, sheet: string) {
  styled.setSheets(sheet)
  const stage = openStage({}, styled.page.body)
  onTestFinished(() => stage.leave())
  await everyState[state]?.(stage)
  await drawn()
  return stage
}

const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )

describe.each([
  ['styles.css', plain],
  ['styles.sealed.css', sealed],
])('%s', (_, sheet) => {
  beforeEach(async () => {
    await emulateDevice({ 'prefers-reduced-motion': 'no-preference' })
    styled = await openStyledPage({ isMoving: true })
  })
  afterEach(() => styled.close())

  test.each([
    ['form', ['onramp-checkout-form opacity 0.18s']],
    ['deposit: form', ['onramp-deposit-form opacity 0.18s']],
    [
      'dialog',
      [
        '::backdrop opacity 0.2s, 0.2s',
        'onramp-checkout-form opacity 0.18s',
        'onramp-dialog opacity 0.2s, 0.2s',
        'onramp-dialog translate 0.2s, 0.2s',
      ],
    ],
  ])('a form fades in and a dialog slides: %s', async (state, motion) => {
    expect(await motionIn(state, sheet)).toEqual(motion)
  })

  const panel = 'onramp-panel opacity 0.18s'
  const tick = 'path stroke-dashoffset 0.3s'
  test.each([
    ['paying', 'order_completed', '[data-step="settling"]', [panel]],
    ['settling', 'order_broadcasted', '[data-step="sent"]', [panel, tick]],
    ['order page: pending', 'order_completed', '[data-state="sending"]', [panel]],
    ['order page: pending', 'order_broadcasted', '[data-state="sent"]', [panel, tick]],
  ])(
    'the next stage of an order fades in, and its tick is drawn: %s, %s',
    async (state, status, next, motion) => {
      const stage = await enter(state, sheet)
      const found = await motionDuring(async () => {
        await stage.callback(status)
        await stage.at(next)
        await drawn()
      })
      expect(found).toEqual(motion)
    },
  )

  test('nothing fades within a stage: the payment page stays', async () => {
    const stage = await enter('paying', sheet)
    const frame = stage.place.querySelector('iframe')
    const motion = await motionDuring(async () => {
      await stage.pass(11 * 60_000)
      await drawn()
    })
    expect(stage.place.querySelector('.onramp-header')?.textContent).toContain('You can still pay')
    expect(stage.place.querySelector('iframe')).toBe(frame)
    expect(motion).toEqual([])
  })

  test('nothing moves for a buyer who prefers reduced motion', async () => {
    await emulateDevice({ 'prefers-reduced-motion': 'reduce' })
    for (const state of ['form', 'sent', 'dialog'])
      expect(await motionIn(state, sheet), state).toEqual([])
  })

  test('a placeholder pulses', async () => {
    const opacity = await styled.show('quote loading', [sheet], (root) => {
      const quote = root.querySelector('.onramp-quote') as HTMLElement
      for (const animation of quote.getAnimations({ subtree: true })) animation.currentTime = 800
      return getComputedStyle(quote, '::before').opacity
    })
    expect(opacity).toBe('0.5')
  })

  test('the spinner turns', async () => {
    const angle = await styled.show('settling', [sheet], (root) => {
      const spinner = root.querySelector('.onramp-spinner') as HTMLElement
      for (const animation of spinner.getAnimations()) animation.currentTime = 450
      return getComputedStyle(spinner).rotate
    })
    expect(angle).toBe('180deg')
  })
})

test.each([
  ['button', 'form'],
  ['payment-option', 'form'],
  ['payment-method', 'form, comfortable, with a mark'],
  ['amount-pair-switch', 'form'],
  ['amount-preset', 'amount presets and limits'],
  ['country-select', 'form'],
  ['quote-fee-total', 'form'],
  ['receipt-wallet', 'sent, with a block explorer'],
])('a pressed %s looks pressed, and stays where it is', async (name, state) => {
  await page.viewport(414, 896)
  const stage = openStage()
  onTestFinished(() => stage.leave())
  await everyState[state]?.(stage)
  const control = stage.place.querySelector(`.onramp-${name}:not([data-selected])`)
  if (control === null) throw new Error(`no ${name} is shown`)
  const point = centerOf(control)
  const look = () => [
    getComputedStyle(control).boxShadow,
    JSON.stringify(control.getBoundingClientRect()),
  ]
  const [shadow, place] = look()
  await sendMouse('mouseMoved', point)
  await sendMouse('mousePressed', point)
  const pressed = look()
  await sendMouse('mouseMoved', { x: 0, y: 0 })
  await sendMouse('mouseReleased', { x: 0, y: 0 })
  expect(shadow).toBe('none')
  expect(pressed).toEqual([expect.stringContaining('inset'), place])
})
