'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** What came of copying, to be seen; the announcer says it. Its room is kept, so that it moves nothing. */
export function CopyHint(props: ComponentPropsWithoutRef<'p'>) {
  const { last } = useBankDepositContext().copying
  const words = useWords('bank', enBank)
  const said = last?.way === 'selected' ? words.copyByHand : words.copied
  return (
    <p aria-hidden="true" {...props} className={partClass('copy-hint', props.className)}>
      {last && fill(said, { field: last.label })}
    </p>
  )
}
