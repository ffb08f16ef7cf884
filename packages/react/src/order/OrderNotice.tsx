'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { Notice } from '../ui/Notice.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** Why the order is not as new as it might be, if so. */
export function OrderNotice() {
  const { error, isInterrupted } = useOrderProgress()
  const { reading } = useWords('order', enOrder)
  const { trouble } = useWords('shared', enShared)
  if (error !== undefined) return <ErrorNotice error={error} words={{ other: reading }} />
  return isInterrupted ? <Notice>{trouble}</Notice> : null
}

/** Asks for the order at once, where that is of use. */
export function OrderRefresh(props: ButtonProps) {
  const { error, refresh } = useOrderProgress()
  const { tryAgain } = useWords('shared', enShared)
  const { checkNow } = useWords('order', enOrder)
  if (refresh === undefined) return null
  return (
    <Button
      {...props}
      className={partClass('refresh', props.className)}
      onClick={runBoth(props.onClick, refresh)}
    >
      {props.children ?? (error === undefined ? checkNow : tryAgain)}
    </Button>
  )
}
