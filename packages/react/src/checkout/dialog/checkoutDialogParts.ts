/**
 * The checkout in a modal dialog. `CheckoutDialogParts.Root` replaces `CheckoutParts.Root`; the parts of `CheckoutParts` go
 * inside. Leave the root mounted while it is closed: a purchase in progress then survives. Close the dialog through
 * `CheckoutDialogParts.Close`, which shows the confirmation while a purchase is in progress.
 */
export { Confirmation, ConfirmationLeave, ConfirmationStay } from '../../ui/Confirmation.tsx'
export { CheckoutDialogRoot as Root } from './CheckoutDialogRoot.tsx'
export { DialogBar as Bar, DialogClose as Close, DialogTitle as Title } from './DialogBar.tsx'
