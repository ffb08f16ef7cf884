import { forwardRef } from 'react'
import { Confirmation } from '../../ui/Confirmation.tsx'
import type { PartProps } from '../../ui/createPart.tsx'
import { type CheckoutProps, nativeProps } from '../CheckoutProps.ts'
import { CheckoutProvider } from '../CheckoutRoot.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { DialogBar } from './DialogBar.tsx'
import { DialogPopup } from './DialogPopup.tsx'

/**
 * The checkout in a dialog over the page: a sheet on what is narrow. Leave it mounted while it is closed, then a purchase
 * that is under way is still there when it opens again.
 *
 * @example <CheckoutDialog open={isOpen} onOpenChange={setOpen} wallet="0x…" chain={8453} token="USDC" />
 */
export function CheckoutDialog(props: CheckoutDialogProps) {
  return (
    <CheckoutDialogRoot {...props}>
      <DialogBar />
      <Confirmation />
      <CheckoutSteps />
    </CheckoutDialogRoot>
  )
}

export interface CheckoutDialogProps extends CheckoutProps {
  readonly open: boolean
  /** Called when the buyer closes the dialog, having been asked first while a purchase is under way. */
  readonly onOpenChange: (open: boolean) => void
}

export interface CheckoutDialogRootProps
  extends CheckoutDialogProps,
    Omit<PartProps<'dialog'>, keyof CheckoutDialogProps> {}

/**
 * The root of a composed checkout in a dialog, beside `onramp-checkout`. Provides the purchase to its parts.
 *
 * @class dialog dialog
 * @data-scrollbar The page has a scrollbar, whose space stays reserved.
 */
export const CheckoutDialogRoot = /* @__PURE__ */ forwardRef<
  HTMLDialogElement,
  CheckoutDialogRootProps
>(function CheckoutDialogRoot(props, ref) {
  return (
    <CheckoutProvider {...props} component="CheckoutDialog">
      <DialogPopup {...nativeProps(props)} ref={ref} />
    </CheckoutProvider>
  )
})
