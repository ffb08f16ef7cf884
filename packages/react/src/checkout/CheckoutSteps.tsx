'use client'

import type { CheckoutStep } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { MismatchAlert } from '../order/MismatchAlert.tsx'
import { StepAnnouncer } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { DestinationNotice } from './DestinationNotice.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { EndPanel } from './EndPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'

const panels: Readonly<Record<CheckoutStep, () => ReactNode>> = {
  details: DetailsForm,
  opening: DetailsForm,
  resuming: ProgressPanel,
  paying: ProgressPanel,
  settling: ProgressPanel,
  processing: ProgressPanel,
  unknown: EndPanel,
  sent: EndPanel,
  cancelled: EndPanel,
}

/** What is shown in each step: all that the styled checkout has inside of its root. */
export function CheckoutSteps() {
  const { step, mismatches } = useCheckoutContext().snapshot
  const Panel = panels[step]
  return (
    <>
      <StepAnnouncer />
      <MismatchAlert mismatches={mismatches} />
      <DestinationNotice />
      <Panel />
    </>
  )
}
