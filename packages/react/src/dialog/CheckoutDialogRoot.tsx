import type { ComponentPropsWithoutRef } from 'react'
import type { CheckoutProps } from '../checkout/CheckoutProps.ts'
import { CheckoutProvider } from '../checkout/CheckoutProvider.tsx'
import { nativeProps } from '../checkout/nativeProps.ts'
import { DialogSurface } from './DialogSurface.tsx'

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
      <DialogSurface {...nativeProps(props)} />
    </CheckoutProvider>
  )
}
