import './styles.css'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { depositStates } from '@onramp-kit/test-tools/depositStates'
import { emulateDevice } from '@onramp-kit/test-tools/emulateDevice'
import { formStates } from '@onramp-kit/test-tools/formStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

let stage: Stage
beforeEach(() => emulateDevice({ 'forced-colors': 'active' }))
afterEach(() => stage.leave())

const states = { ...formStates, ...bankStates, ...depositStates }

test.each([
  ['form', '.onramp-payment-method'],
  ['bank: accounts', '.onramp-currency'],
  ['deposit: form', '.onramp-deposit-method'],
])('the selected option shows the focus in forced colors: %s', async (state, option) => {
  stage = openStage()
  await states[state]?.(stage)
  stage.place.querySelector('details.onramp-payment-options')?.setAttribute('open', '')
  const chosen = stage.place.querySelector(`${option}[data-selected]`)
  const other = stage.place.querySelector(`${option}:not([data-selected])`)
  if (chosen === null || other === null) throw new Error(`no ${option} to compare`)
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  const lookOf = (element: Element) => {
    const { outlineStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    return { outlineStyle, borderTopWidth, borderTopColor }
  }
  expect(lookOf(chosen)).not.toEqual(lookOf(other))
  expect(lookOf(chosen).outlineStyle).toBe('none')
  // The buyer uses the keyboard.
  await userEvent.keyboard('{Shift}')
  chosen.querySelector('input')?.focus()
  expect(chosen.matches(':has(:focus-visible)')).toBe(true)
  expect(lookOf(chosen).outlineStyle).toBe('solid')
})

test('a button that ignores a press looks disabled in forced colors', async () => {
  stage = openStage()
  await states['form']?.(stage)
  const submit = stage.place.querySelector('.onramp-submit')
  if (submit === null) throw new Error('no button')
  const colors = () => {
    const { color, borderTopColor } = getComputedStyle(submit)
    return { color, borderTopColor }
  }
  const enabled = colors()
  submit.setAttribute('aria-disabled', 'true')
  const blocked = colors()
  submit.setAttribute('aria-disabled', 'false')
  submit.toggleAttribute('disabled', true)
  expect(blocked).not.toEqual(enabled)
  expect(colors()).toEqual(blocked)
})
