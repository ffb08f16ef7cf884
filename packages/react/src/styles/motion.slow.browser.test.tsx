import './styles.css'
import { centerOf, sendMouse } from '@onramp-kit/test-tools/clickAt'
import { emulateDevice } from '@onramp-kit/test-tools/emulateDevice'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { openStyledPage, type StyledPage } from '@onramp-kit/test-tools/styledPage'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import plain from './styles.css?inline'
import sealed from './styles.sealed.css?inline'

let styled: StyledPage

/** What moves or fades while a state appears, and for how many seconds. */
async function motionIn(state: string, sheet: string): Promise<readonly string[]> {
  const found = new Set<string>()
  const collect = ({ target, pseudoElement, propertyName }: TransitionEvent) => {
    const element = target as Element
    const { transitionDuration } = getComputedStyle(element, pseudoElement)
    const name = pseudoElement || (element.classList.item(element.classList.length - 1) ?? 'path')
    found.add(`${name} ${propertyName} ${transitionDuration}`)
  }
  styled.page.addEventListener('transitionrun', collect)
  // Browsers dispatch the events before they draw the next frame.
  await styled.show(state, [sheet], () => drawn())
  styled.page.removeEventListener('transitionrun', collect)
  return [...found].toSorted()
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
    ['settling', ['onramp-panel opacity 0.18s']],
    ['sent', ['onramp-panel opacity 0.18s', 'path stroke-dashoffset 0.3s']],
    [
      'dialog',
      [
        '::backdrop opacity 0.2s, 0.2s',
        'onramp-dialog opacity 0.2s, 0.2s',
        'onramp-dialog translate 0.2s, 0.2s',
      ],
    ],
  ])('the step fades in, the tick is drawn and the dialog slides: %s', async (state, motion) => {
    expect(await motionIn(state, sheet)).toEqual(motion)
  })

  test('nothing moves for a buyer who prefers reduced motion', async () => {
    await emulateDevice({ 'prefers-reduced-motion': 'reduce' })
    for (const state of ['settling', 'sent', 'dialog'])
      expect(await motionIn(state, sheet), state).toEqual([])
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

test.each(['button', 'payment-option', 'amount-pair-switch'])(
  'a pressed %s looks pressed, and stays where it is',
  async (name) => {
    await page.viewport(414, 896)
    const stage = openStage()
    onTestFinished(() => stage.leave())
    await stage.show(checkout())
    await stage.at('.onramp-quote[data-state="fresh"]')
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
  },
)
