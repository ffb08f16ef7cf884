import type { ComponentPropsWithoutRef } from 'react'
import { LeaveConfirmation } from '../../ui/Confirmation.tsx'
import { type CheckoutProps, nativeProps } from '../CheckoutProps.ts'
import { CheckoutProvider } from '../CheckoutRoot.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { DialogBar, DialogClose, DialogTitle } from './DialogBar.tsx'
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
      <DialogBar>
        <DialogTitle />
        <DialogClose />
      </DialogBar>
      <LeaveConfirmation />
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
    Omit<ComponentPropsWithoutRef<'dialog'>, keyof CheckoutDialogProps> {}

/** A checkout of your own in a dialog: everything the parts inside read, but none of them. */
export function CheckoutDialogRoot(props: CheckoutDialogRootProps) {
  return (
    <CheckoutProvider {...props} component="CheckoutDialog">
      <DialogPopup {...nativeProps(props)} />
    </CheckoutProvider>
  )
}
