'use client'

import { CountryParts } from '../ui/country-select/CountryField.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import {
  AmountPair,
  AmountPairSide,
  AmountPairSwitch,
  AmountPairSwitchIcon,
} from './AmountPair.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutError } from './CheckoutError.tsx'
import {
  CheckoutCountry,
  CheckoutFields,
  CheckoutForm,
  CheckoutHint,
  CheckoutSubmit,
} from './CheckoutForm.tsx'
import { PaymentMethodField } from './PaymentMethods.tsx'
import { QuoteBox, QuoteDetails, QuoteNote } from './QuoteBox.tsx'

/** Everything the buyer decides, and the one button; a request to connect a wallet while there is none. */
export function DetailsForm() {
  const { snapshot, destination } = useCheckoutContext()
  const { step } = snapshot
  if (step !== 'details' && step !== 'opening') return null
  if (destination.wallet === '')
    return (
      <StepPanel>
        <StepHeading />
      </StepPanel>
    )
  return (
    <CheckoutForm>
      <CheckoutFields>
        <AmountPair>
          <AmountPairSide side="pay" />
          <AmountPairSwitch>
            <AmountPairSwitchIcon />
          </AmountPairSwitch>
          <AmountPairSide side="get" />
        </AmountPair>
        <QuoteBox>
          <QuoteDetails />
          <QuoteNote />
        </QuoteBox>
        <CheckoutCountry>
          <CountryParts />
        </CheckoutCountry>
        <PaymentMethodField />
      </CheckoutFields>
      <CheckoutError />
      <CheckoutSubmit />
      <CheckoutHint />
    </CheckoutForm>
  )
}
