'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enDialog } from '../messages/en/dialog.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useDialog } from './DialogContext.ts'

/** What the dialog is for; its name for those who listen. */
export function DialogTitle(props: ComponentPropsWithoutRef<'p'>) {
  const { titleId } = useDialog()
  const { token } = useCheckoutContext().destination
  const { title } = useWords('dialog', enDialog)
  return (
    <p {...props} id={titleId} className={partClass('dialog-title', props.className)}>
      {props.children ?? fill(title, { token })}
    </p>
  )
}
