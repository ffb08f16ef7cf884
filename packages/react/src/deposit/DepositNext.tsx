'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { partClass } from '../ui/mergeProps.ts'

/** What comes after the form. */
export function DepositNext(props: ComponentPropsWithoutRef<'p'>) {
  const { next } = useWords('deposit', enDeposit)
  return (
    <p {...props} className={partClass('deposit-next', props.className)}>
      {props.children ?? next}
    </p>
  )
}
