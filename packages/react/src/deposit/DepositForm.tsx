'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass, runSubmit } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** The form of a deposit: opened once for each click. Where the amount is wrong, the focus goes there. */
export function DepositForm(props: ComponentPropsWithoutRef<'form'>) {
  const { deposit, form } = useCryptoDepositContext()
  return (
    <form
      noValidate
      {...props}
      className={partClass('deposit-form', props.className)}
      onSubmit={runSubmit(props.onSubmit, (element) => {
        form.setTried(true)
        if (form.request !== undefined) deposit.open(form.request)
        else element.querySelector<HTMLElement>('[name="amount"]')?.focus()
      })}
    />
  )
}
