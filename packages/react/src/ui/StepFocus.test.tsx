import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { de } from '../messages/de.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { StepProvider } from './Step.tsx'
import { StepFocus } from './StepFocus.tsx'

test('a form that comes back at once is not focused in place of the step that has gone', () => {
  const { client, clock } = createSimulatedWorld()
  const waiting: number[] = []
  /** Looks as soon as it is drawn: whatever waits then may come before any later effect. */
  function Lookout() {
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
          <Lookout />
        </StepProvider>
      </OnrampProvider>
    )
  }
  const { rerender } = render(<Page title="" />)
  screen.getByRole('button').focus()
  rerender(<Page title="Opening" />)
  rerender(<Page title="" />)
  expect(waiting).toEqual([0, 1, 0])
})

test('another language of the page leaves the focus where somebody types', async () => {
  const stage = openStage()
  await stage.show(<BankDeposit wallet={WALLET} />)
  const email = await screen.findByLabelText('Email address')
  email.focus()
  stage.look({ messages: de })
  await stage.pass(100)
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus()
  stage.leave()
})
