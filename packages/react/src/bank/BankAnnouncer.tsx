'use client'

import { type ComponentPropsWithoutRef, Fragment } from 'react'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { StepAnnouncer } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The live region: says each step once, what was copied, and what came of asking. */
export function BankAnnouncer(props: ComponentPropsWithoutRef<'p'>) {
  const { copying, page, bank } = useBankDepositContext()
  const words = useWords('bank', enBank)
  const { last } = copying
  if (page.isChecking) return <StepAnnouncer {...props}>{words.checking}</StepAnnouncer>
  if (page.isNotYet) return <StepAnnouncer {...props}>{words.notYet}</StepAnnouncer>
  if (last === undefined || bank.step !== 'accounts') return <StepAnnouncer {...props} />
  const said = last?.way === 'copied' ? words.copied : words.copyByHand
  return (
    <StepAnnouncer {...props}>
      {/* Empty once that is shown no more, for the step was said before. */}
      <Fragment key={last?.count}>{last && fill(said, { field: last.label })}</Fragment>
    </StepAnnouncer>
  )
}
