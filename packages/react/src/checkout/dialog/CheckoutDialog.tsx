'use client'

import { forwardRef } from 'react'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { CheckoutProvider } from '../CheckoutProvider.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { useLazyPurchaseView } from '../purchaseView.ts'
import { DialogBar } from './DialogBar.tsx'
import { DialogPopup } from './DialogPopup.tsx'
import { type CheckoutDialogProps, useDialogProps } from './dialogProps.ts'

/**
 * The checkout in a modal dialog, which is a sheet on narrow screens. Keep it mounted while it is closed: a purchase in
 * progress then survives until it opens again. Its `ref` is the `dialog` element.
 *
 * @example <CheckoutDialog open={isOpen} onOpenChange={setOpen} wallet="0x…" chain={8453} token="USDC" />
 */
export const CheckoutDialog = forwardRef<HTMLDialogElement, CheckoutDialogProps>(
  function CheckoutDialog(given, ref) {
    const { popup, provider } = useDialogProps(given)
    const lazy = useLazyPurchaseView(provider.isShown)
    return (
      <CheckoutProvider {...provider} purchaseView={lazy.view}>
        <DialogPopup {...popup} ref={ref}>
          <DialogBar />
          <Confirmation />
          <CheckoutSteps {...lazy} />
        </DialogPopup>
      </CheckoutProvider>
    )
  },
)
