'use client'

import type { BankStep } from '@onramp-kit/core'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Element, part } from '../ui/part.tsx'
import { Stages } from '../ui/Stages.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The stages on the way to the accounts: details, verification, accounts. Hidden in other steps. */
export const BankStages = part<'ol'>('stages', function BankStages(props) {
  const { step } = useBankDepositContext().bank
  const { stages } = useMessages('bank', enBank)
  const current = stageOf[step]
  if (current === undefined) return null
  return (
    <Element tag="ol" overrides={props}>
      <Stages labels={[stages.details, stages.verification, stages.accounts]} current={current} />
    </Element>
  )
})

const stageOf: Readonly<Partial<Record<BankStep, number>>> = {
  register: 0,
  terms: 1,
  identity: 1,
  review: 1,
  unknown: 1,
  opening: 2,
}
