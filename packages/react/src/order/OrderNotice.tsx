'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { Notice } from '../ui/Notice.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** Why the order is not as new as it might be, if so. */
export function OrderNotice() {
  const { error, isInterrupted } = useOrderProgress()
  const { reading } = useMessages('order', enOrder)
  const { trouble } = useMessages('shared', enShared)
  if (error !== undefined) return <ErrorNotice error={error} messages={{ other: reading }} />
  return isInterrupted ? <Notice>{trouble}</Notice> : null
}

/** Asks for the order at once, where that is of use. */
export function OrderRefresh(props: ButtonProps) {
  const { error, refresh } = useOrderProgress()
  const { tryAgain } = useMessages('shared', enShared)
  const { checkNow } = useMessages('order', enOrder)
  if (refresh === undefined) return null
  return (
    <Button
      {...props}
      className={cx('refresh', props.className)}
      onClick={composeEventHandlers(props.onClick, refresh)}
    >
      {props.children ?? (error === undefined ? checkNow : tryAgain)}
    </Button>
  )
}
