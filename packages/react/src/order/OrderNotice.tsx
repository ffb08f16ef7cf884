'use client'

import { isOwnerError } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import type { ButtonOwnProps } from '../ui/Button.tsx'
import { type ErrorMessages, ErrorNotice, warnDeveloper } from '../ui/ErrorNotice.tsx'
import { type NoticeOwnProps, SpokenNotice } from '../ui/Notice.tsx'
import { part } from '../ui/part.tsx'
import { RefreshButton } from '../ui/RefreshButton.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The error that may leave the order outdated, after a failed read. */
export const OrderNotice = part<'div', NoticeOwnProps>('order-notice', function OrderNotice(props) {
  const { situation, error } = useOrderProgress()
  const { errors, reading, trouble } = useMessages('shared', enShared)
  const { setup } = useMessages('order', enOrder)
  const { name, reads } = situation
  if (reads === 'interrupted') return <SpokenNotice overrides={props}>{trouble}</SpokenNotice>
  if (error === undefined) return null
  const explain = (texts: ErrorMessages) => (
    <ErrorNotice error={error} texts={texts} overrides={props} />
  )
  if (name === 'not_shown') return explain(errors)
  // An id that is not a UUID comes from a broken link, or from a page that passes another one.
  if (name === 'not_found') warnDeveloper(error)
  if (reads !== 'stopped' || name === 'missing' || name === 'not_found') return null
  // The step itself says that the order could not be read.
  if (name === 'unreadable' && !isOwnerError(error)) return null
  return explain({ ...errors, setup, other: reading })
})

/** The button that refetches the order, while a refetch can help. */
export const OrderRefresh = part<'button', ButtonOwnProps>('refresh', function OrderRefresh(props) {
  const { situation, refresh } = useOrderProgress()
  const { checkNow } = useMessages('shared', enShared)
  if (!situation.actions.includes('check_again')) return null
  return <RefreshButton label={checkNow} refresh={refresh} overrides={props} />
})

/** The link to the merchant's help, where the order needs a person. The primary button if nothing else helps. */
export function OrderSupport() {
  const { actions } = useOrderProgress().situation
  if (!actions.includes('contact_support')) return null
  if (actions[0] !== 'contact_support') return <SupportLink />
  return <SupportLink className="onramp-button" data-variant="primary" />
}
