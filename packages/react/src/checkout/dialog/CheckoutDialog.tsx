'use client'

import { forwardRef } from 'react'
import { nativeProps } from '../../provider/parseProps.ts'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { checkoutProps } from '../CheckoutProps.ts'
import { CheckoutProvider } from '../CheckoutProvider.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { useLazyPurchaseView } from '../purchaseView.ts'
import { DialogBar } from './DialogBar.tsx'
import { DialogPopup } from './DialogPopup.tsx'
import { type CheckoutDialogProps, providerProps, useDialogProps } from './dialogProps.ts'

/**
 * The checkout in a modal dialog, which is a sheet on narrow screens. Keep it mounted while it is closed: a purchase in
 * progress then survives until it opens again. Its `ref` is the `dialog` element.
 *
 * @example <CheckoutDialog open={isOpen} onOpenChange={setOpen} wallet="0x…" chain={8453} token="USDC" />
 */
export const CheckoutDialog = /* @__PURE__ */ forwardRef<HTMLDialogElement, CheckoutDialogProps>(
  function CheckoutDialog(given, ref) {
    const props = useDialogProps(given)
    const lazy = useLazyPurchaseView(props.open)
    return (
      <CheckoutProvider {...providerProps(props)} purchaseView={lazy.view}>
        <DialogPopup {...nativeProps(props, checkoutProps)} ref={ref}>
          <DialogBar />
          <Confirmation />
          <CheckoutSteps {...lazy} />
        </DialogPopup>
      </CheckoutProvider>
    )
  },
)
