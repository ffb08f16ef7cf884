'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { partClass } from '../ui/mergeProps.ts'

/** What is chosen between. */
export function DepositWaysLegend(props: ComponentPropsWithoutRef<'legend'>) {
  const { from } = useWords('deposit', enDeposit)
  return (
    <legend {...props} className={partClass('deposit-ways-legend', props.className)}>
      {props.children ?? from}
    </legend>
  )
}
