'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'
import { CopyIcon } from './CopyIcon.tsx'

export interface CopyButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The id of the element whose text it copies. */
  readonly target: string
  /** What that text is, such as "IBAN". */
  readonly label: string
}

/** Copies one detail; where the browser does not let it, selects it. */
export function CopyButton({ target, label, ...props }: CopyButtonProps) {
  const { last, copy } = useBankDepositContext().copying
  const words = useWords('bank', enBank)
  const state = last?.id === target && last != null ? last.way : 'idle'
  return (
    <button
      type="button"
      aria-label={fill(words.copy, { field: textOf(label) ?? '' })}
      {...props}
      onClick={runBoth(props.onClick, ({ currentTarget }) => {
        const page = currentTarget.getRootNode() as Document | ShadowRoot
        const element = page.getElementById(target)
        if (element !== null) void copy(element, label)
      })}
      className={partClass('copy', props.className)}
      data-state={state}
    >
      {props.children ?? <CopyIcon isDone={state === 'copied'} />}
    </button>
  )
}
