'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { nativeProps } from '../../provider/parseProps.ts'
import { useParsedProps } from '../../provider/useParsedProps.ts'
import { type CheckoutOwnProps, checkoutProps } from '../CheckoutProps.ts'

export interface DialogOwnProps extends CheckoutOwnProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the buyer closes the dialog, after a confirmation while a purchase is in progress. */
  readonly onOpenChange: (open: boolean) => void
}

/** Props of `<CheckoutDialog>`. Attributes of a `dialog`, such as `id` and `className`, go to its root element. */
export interface CheckoutDialogProps
  extends DialogOwnProps,
    Omit<ComponentPropsWithoutRef<'dialog'>, keyof DialogOwnProps | 'children' | 'onSubmit'> {}

const parsers = { open: 'boolean', onOpenChange: 'function' } as const

/**
 * Parses the props that only a dialog has. Returns the props of the popup and of the provider. "Done" closes the dialog by
 * default.
 */
export function useDialogProps<Props extends DialogOwnProps>(given: Props) {
  const props = useParsedProps('CheckoutDialog', given, parsers)
  const { open: isShown, onDone = () => props.onOpenChange(false) } = props
  return {
    popup: nativeProps(props, checkoutProps),
    provider: { ...props, onDone, component: 'CheckoutDialog', isShown },
  }
}
