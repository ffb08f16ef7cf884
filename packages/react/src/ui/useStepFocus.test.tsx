import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, render, screen } from '@testing-library/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { de } from '../messages/de.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { StepProvider, StepTitle } from './Step.tsx'
import { useStepFocus } from './useStepFocus.ts'

function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  useStepFocus(root)
  return null
}

test('does not focus a form that returns before the focus has moved', () => {
  const { client, clock } = createSimulatedWorld()
  const waiting: number[] = []
  /** Records the pending timers in a layout effect, before any later effect runs. */
  function TimerRecorder() {
    useLayoutEffect(() => {
      waiting.push(clock.timers())
    })
    return null
  }
  function Page({ title }: { readonly title: string }) {
    const root = useRef<HTMLDivElement>(null)
    return (
      <OnrampProvider client={client}>
        <StepProvider step={{ key: title, title, text: '', isBusy: false }}>
          <div ref={root}>
            <input />
            <button type="button">Continue</button>
            <StepFocus root={root} />
          </div>
          <TimerRecorder />
        </StepProvider>
      </OnrampProvider>
    )
  }
  const { rerender } = render(<Page title="" />, { reactStrictMode: false })
  screen.getByRole('button').focus()
  rerender(<Page title="Opening" />)
  rerender(<Page title="" />)
  expect(waiting).toEqual([0, 1, 0])
})

test('leaves the focus in a field when the language changes', async () => {
  const stage = openStage()
  await stage.show(<BankDeposit wallet={WALLET} />)
  const email = await screen.findByLabelText('Email address')
  email.focus()
  stage.appearance({ messages: de })
  await stage.pass(100)
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus()
  stage.leave()
})

test('moves the focus to the next step even when its title is the same', async () => {
  const { client, clock } = createSimulatedWorld()
  function Page({ step }: { readonly step: string }) {
    const root = useRef<HTMLDivElement>(null)
    return (
      <OnrampProvider client={client}>
        <StepProvider step={{ key: step, title: 'One moment', text: '', isBusy: false }}>
          <div ref={root}>
            <StepTitle />
            <button type="button">Continue</button>
            <StepFocus root={root} />
          </div>
        </StepProvider>
      </OnrampProvider>
    )
  }
  const { rerender } = render(<Page step="terms" />)
  screen.getByRole('button').focus()
  rerender(<Page step="terms" />)
  await act(() => clock.advance(0))
  expect(screen.getByRole('button')).toHaveFocus()
  rerender(<Page step="identity" />)
  await act(() => clock.advance(0))
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('moves the focus of a button that an error disables to the title of its step', async () => {
  const stage = openStage()
  await stage.show(<BankDeposit wallet={WALLET} defaultEmail="ada@example.com" />)
  const register = await screen.findByRole('button', { name: 'Continue' })
  stage.setFault(({ url }) =>
    url.endsWith('/register') ? errorResponse(401, 'invalid_publishable_key') : undefined,
  )
  register.focus()
  await stage.press('Continue')
  await stage.at('.onramp-register:disabled')
  expect(screen.getByRole('heading')).toHaveFocus()
  stage.leave()
})

test('takes the focus from a focus trap around the component that caught it when the step changed', async () => {
  const { client, clock } = createSimulatedWorld()
  function Page({ step }: { readonly step: string }) {
    const root = useRef<HTMLDivElement>(null)
    return (
      <OnrampProvider client={client}>
        <div role="dialog" tabIndex={-1}>
          <StepProvider step={{ key: step, title: step, text: '', isBusy: false }}>
            <div ref={root}>
              <StepTitle />
              <button type="button" key={step}>
                Continue
              </button>
              <StepFocus root={root} />
            </div>
          </StepProvider>
        </div>
      </OnrampProvider>
    )
  }
  const { rerender } = render(<Page step="Terms" />)
  // As Radix UI does: the dialog takes the focus of an element that is removed from it.
  const dialog = screen.getByRole('dialog')
  const trap = new MutationObserver(() => {
    if (document.activeElement === document.body) dialog.focus()
  })
  trap.observe(dialog, { childList: true, subtree: true })
  screen.getByRole('button').focus()
  rerender(<Page step="Identity" />)
  await Promise.resolve()
  expect(dialog).toHaveFocus()
  await act(() => clock.advance(0))
  trap.disconnect()
  expect(screen.getByRole('heading')).toHaveFocus()
})
