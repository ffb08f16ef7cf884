'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Confirmation } from '../../ui/Confirmation.tsx'
import type { PartProps } from '../../ui/createPart.tsx'
import { type CheckoutOwnProps, nativeProps } from '../CheckoutProps.ts'
import { CheckoutProvider } from '../CheckoutRoot.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { DialogBar } from './DialogBar.tsx'
import { DialogPopup } from './DialogPopup.tsx'

/**
 * The checkout in a modal dialog, which is a sheet on narrow screens. Keep it mounted while it is closed: a purchase in
 * progress then survives until it opens again. Its `ref` is the `dialog` element.
 *
 * @example <CheckoutDialog open={isOpen} onOpenChange={setOpen} wallet="0x…" chain={8453} token="USDC" />
 */
export const CheckoutDialog = /* @__PURE__ */ forwardRef<HTMLDialogElement, CheckoutDialogProps>(
  function CheckoutDialog(props, ref) {
    return (
      <CheckoutDialogRoot {...props} ref={ref}>
        <DialogBar />
        <Confirmation />
        <CheckoutSteps />
      </CheckoutDialogRoot>
    )
  },
)

interface DialogOwnProps extends CheckoutOwnProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the buyer closes the dialog, after a confirmation while a purchase is in progress. */
  readonly onOpenChange: (open: boolean) => void
}

/** Props of `<CheckoutDialog>`. Attributes of a `dialog`, such as `id` and `className`, go to its root element. */
export interface CheckoutDialogProps
  extends DialogOwnProps,
    Omit<ComponentPropsWithoutRef<'dialog'>, keyof DialogOwnProps | 'children' | 'onSubmit'> {}

export interface CheckoutDialogRootProps
  extends DialogOwnProps,
    Omit<PartProps<'dialog'>, keyof DialogOwnProps | 'onSubmit'> {}

/**
 * The root of a composed checkout in a dialog. Provides the purchase to its parts. Also has the class `onramp-checkout`.
 *
 * @class dialog dialog
 * @data-scrollbar The page has a scrollbar, whose space stays reserved.
 */
export const CheckoutDialogRoot = /* @__PURE__ */ forwardRef<
  HTMLDialogElement,
  CheckoutDialogRootProps
>(function CheckoutDialogRoot(props, ref) {
  return (
    <CheckoutProvider
      {...props}
      onDone={props.onDone ?? (() => props.onOpenChange(false))}
      component="CheckoutDialog"
      isShown={props.open}
    >
      <DialogPopup {...nativeProps(props)} ref={ref} />
    </CheckoutProvider>
  )
})
