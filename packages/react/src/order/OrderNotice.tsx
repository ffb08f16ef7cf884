'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
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
