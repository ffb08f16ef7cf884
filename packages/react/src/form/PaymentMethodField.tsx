'use client'

import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { MethodIcon } from './MethodIcon.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PaymentMethodInput } from './PaymentMethodInput.tsx'
import { PaymentMethodName } from './PaymentMethodName.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { PaymentMethodsLabel } from './PaymentMethodsLabel.tsx'

/** One row for each payment method of the buyer's country and device. */
export function PaymentMethodField() {
  const { methods } = useCheckoutContext().details
  const words = useWords('checkout', enCheckout)
  if (methods.length === 0)
    return (
      <Notice>
        <NoticeText>{words.noMethods}</NoticeText>
      </Notice>
    )
  return (
    <PaymentMethods>
      <PaymentMethodsLabel>{words.payWith}</PaymentMethodsLabel>
      {methods.map(({ slug }) => (
        <PaymentMethod key={slug} slug={slug}>
          <MethodIcon slug={slug} />
          <PaymentMethodName slug={slug} />
          <PaymentMethodInput slug={slug} />
        </PaymentMethod>
      ))}
    </PaymentMethods>
  )
}
