import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx'
import { LeaveQuestion } from '../ui/Confirmation.tsx'
import { type CheckoutDialogProps, CheckoutDialogRoot } from './CheckoutDialogRoot.tsx'
import { DialogBar } from './DialogBar.tsx'
import { DialogClose } from './DialogClose.tsx'
import { DialogTitle } from './DialogTitle.tsx'

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
      <LeaveQuestion />
      <CheckoutSteps />
    </CheckoutDialogRoot>
  )
}
