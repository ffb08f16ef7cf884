import { errorStates } from '@onramp-kit/test-tools/errorStates'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { looseTexts, translatePage } from '@onramp-kit/test-tools/translatePage'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { en } from './messages/en/en.ts'

const problems = vi.fn()
beforeEach(() => {
  problems.mockReset()
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(level === 'error' ? problems : () => {})
  onTestFinished(() => void vi.restoreAllMocks())
})

describe.each(Object.entries({ ...everyState, ...errorStates }))('%s', (_, enter) => {
  test('has each text in an element of its own', async () => {
    const stage = openStage()
    await enter(stage)
    expect(looseTexts(stage.place)).toEqual([])
    stage.leave()
  })

  test('is reached on a page that a translator translates', async () => {
    const stage = openStage()
    onTestFinished(translatePage(stage.place))
    await enter(stage)
    expect(stage.place.querySelector('.onramp-root')).not.toBeNull()
    stage.leave()
    expect(problems).not.toHaveBeenCalled()
  })
})

test('a translated form shows the current amounts after the quote was lost and recovered', async () => {
  const form = openForm()
  onTestFinished(translatePage(form.place))
  await form.open()
  await form.untilPrice({ state: 'fresh', amount: '47.56' })
  form.setFault(() => errorResponse(503, 'busy'))
  await form.type('61')
  await form.pass(90_000)
  await form.untilPrice({ state: 'absent' })
  form.setFault(() => undefined)
  await form.press(en.checkout.refreshPrice)
  await form.untilPrice({ state: 'fresh' })
  expect(form.price().note).toMatch(/^Price valid/)
  expect(form.part('submit')).toHaveTextContent('Continue to pay $61.00')
  act(() => form.inside.getByRole('button', { name: en.checkout.enterGet }).click())
  await form.pass(1_000)
  expect(form.part('amount-pair')?.textContent).toMatch(/You pay \(estimated\).*You receive/)
  form.leave()
  expect(problems).not.toHaveBeenCalled()
})
