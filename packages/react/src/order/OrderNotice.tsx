'use client'

import { isOwnerError } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { createPart } from '../ui/createPart.tsx'
import { useErrorProps } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The error that may leave the order outdated, after a failed read. */
export const OrderNotice = /* @__PURE__ */ createPart(
  'order-notice',
  Notice,
  function useOrderNotice() {
    const { situation, error } = useOrderProgress()
    const { errors, reading, trouble } = useMessages('shared', enShared)
    const { setup } = useMessages('order', enOrder)
    const errorProps = useErrorProps()
    if (situation.reads === 'interrupted') return { children: trouble }
    const { name, reads } = situation
    if (error === undefined) return null
    if (name === 'not_shown') return errorProps(error, errors)
    if (reads !== 'stopped' || name === 'missing' || name === 'not_found') return null
    // The step itself says that the order could not be read.
    if (name === 'unreadable') return isOwnerError(error) ? errorProps(error, errors) : null
    return errorProps(error, { ...errors, setup, other: reading })
  },
)

/** The button that refetches the order, while a refetch can help. */
export const OrderRefresh = /* @__PURE__ */ createPart(
  'refresh',
  Button,
  function useOrderRefresh() {
    const { situation, refresh } = useOrderProgress()
    const { checkNow } = useMessages('shared', enShared)
    if (!situation.actions.includes('check_again')) return null
    return {
      onClick: refresh,
      children: checkNow,
    }
  },
)

/** The link to the merchant's help, where the order needs a person. The primary button if nothing else helps. */
export function OrderSupport() {
  const { actions } = useOrderProgress().situation
  if (!actions.includes('contact_support')) return null
  if (actions[0] !== 'contact_support') return <SupportLink />
  return <SupportLink className="onramp-button" data-variant="primary" />
}
