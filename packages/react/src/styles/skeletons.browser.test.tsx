import './styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

let stage: Stage
beforeEach(() => page.viewport(390, 800))
afterEach(() => stage.leave())

/** Shows a state on its own stage. */
async function enter(state: string): Promise<void> {
  stage?.leave()
  stage = openStage()
  await everyState[state]?.(stage)
}

function part(name: string): HTMLElement {
  const element = stage.place.querySelector<HTMLElement>(`.onramp-${name}`)
  if (element === null) throw new Error(`no part ${name} is shown`)
  return element
}

/** The size and the corners of a shape. */
function shapeOf(name: string, pseudo?: '::before' | '::after') {
  const { content, width, height, borderRadius } = getComputedStyle(part(name), pseudo)
  return pseudo && content === 'none' ? undefined : { width, height, borderRadius }
}

test('the amounts and the quote have the same place before and after a quote arrives', async () => {
  const places = () =>
    ['amount-pair', 'quote', 'submit'].map((name) => part(name).getBoundingClientRect().toJSON())
  await enter('quote loading')
  const loading = places()
  expect(shapeOf('quote', '::before')).toMatchObject({ height: '12px', borderRadius: '6px' })
  await enter('form')
  expect(places()).toEqual(loading)
  expect(shapeOf('quote', '::before')).toBeUndefined()
})

test('fields load in the shape of fields, until there is an error', async () => {
  await enter('bank: loading')
  const loading = shapeOf('panel', '::after')
  await enter('bank: registration form')
  const { width, borderRadius } = shapeOf('email-input') ?? {}
  expect(loading).toEqual({ width, height: '48px', borderRadius })
  await enter('bank: interrupted read')
  expect(shapeOf('panel', '::after')).toBeUndefined()
})

test('the title of an order does not move when the order arrives', async () => {
  const titleTop = () => part('title').getBoundingClientRect().top
  await enter('order page: loading')
  expect(shapeOf('panel', '::after')).toMatchObject({ height: '12px', borderRadius: '6px' })
  const top = titleTop()
  await enter('order page: pending')
  expect(Math.abs(titleTop() - top)).toBeLessThan(1)
  expect(shapeOf('panel', '::after')).toBeUndefined()
})
