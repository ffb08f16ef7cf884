'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'

/** What comes after the registration. */
export function RegisterNext(props: ComponentPropsWithoutRef<'p'>) {
  const { registerNext } = useWords('bank', enBank)
  return (
    <p {...props} className={partClass('register-next', props.className)}>
      {props.children ?? registerNext}
    </p>
  )
}
