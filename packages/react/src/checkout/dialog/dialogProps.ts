'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useParsedProps } from '../../provider/useParsedProps.ts'
import type { CheckoutOwnProps } from '../CheckoutProps.ts'

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

/** Parses the props that only a dialog has. */
export function useDialogProps<Props extends DialogOwnProps>(props: Props): Props {
  return useParsedProps('CheckoutDialog', props, parsers)
}

/** Returns the props of the provider in a dialog, whose "Done" closes it by default. */
export function providerProps(props: DialogOwnProps) {
  const { open, onDone = () => props.onOpenChange(false) } = props
  return { ...props, onDone, component: 'CheckoutDialog', isShown: open }
}
