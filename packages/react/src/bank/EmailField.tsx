'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The e-mail address, with its label and what is wrong with it. */
export function EmailField(props: ComponentPropsWithoutRef<'div'>) {
  const { emailFault } = useBankDepositContext().registration
  return (
    <div
      {...props}
      className={partClass('email', props.className)}
      data-invalid={emailFault !== undefined || undefined}
    />
  )
}
