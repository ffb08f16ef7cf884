'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enDialog } from '../messages/en/dialog.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useDialog } from './DialogContext.ts'

/** Closes the dialog, after a question where a purchase is under way. */
export function DialogClose(props: ComponentPropsWithoutRef<'button'>) {
  const { requestClose } = useDialog()
  const { close } = useWords('dialog', enDialog)
  return (
    <button
      type="button"
      aria-label={close}
      {...props}
      className={partClass('dialog-close', props.className)}
      onClick={runBoth(props.onClick, requestClose)}
    >
      {props.children ?? (
        <svg className={partClass('dialog-close-icon')} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      )}
    </button>
  )
}
