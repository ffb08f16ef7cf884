'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { createPart } from '../ui/createPart.tsx'
import { useErrorProps } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The error that may leave the order outdated, after a failed read. */
export const OrderNotice = /* @__PURE__ */ createPart(
  'order-notice',
  Notice,
  function useOrderNotice() {
    const { error, isInterrupted } = useOrderProgress()
    const { reading, trouble } = useMessages('shared', enShared)
    const errorProps = useErrorProps()
    if (error !== undefined) return errorProps(error, { other: reading })
    return isInterrupted ? { children: trouble } : null
  },
)

/** The button that refetches the order, while a refetch can help. */
export const OrderRefresh = /* @__PURE__ */ createPart(
  'refresh',
  Button,
  function useOrderRefresh() {
    const { error, refresh } = useOrderProgress()
    const { checkNow, tryAgain } = useMessages('shared', enShared)
    if (refresh === undefined) return null
    return {
      onClick: refresh,
      children: error === undefined ? checkNow : tryAgain,
    }
  },
)
