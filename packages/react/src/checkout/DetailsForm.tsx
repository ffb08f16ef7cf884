'use client'

import { CountryParts } from '../ui/country-select/CountryField.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { SwitchIcon, TradeRows, TradeSide, TradeSwitch } from './AmountPair.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutRefusal } from './CheckoutError.tsx'
import {
  CheckoutCountry,
  CheckoutFields,
  CheckoutForm,
  CheckoutNext,
  CheckoutSubmit,
} from './CheckoutForm.tsx'
import { PaymentMethodField } from './PaymentMethods.tsx'
import { QuoteBox, QuoteLines, QuoteNote } from './QuoteBox.tsx'

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
        <TradeRows>
          <TradeSide side="pay" />
          <TradeSwitch>
            <SwitchIcon />
          </TradeSwitch>
          <TradeSide side="get" />
        </TradeRows>
        <QuoteBox>
          <QuoteLines />
          <QuoteNote />
        </QuoteBox>
        <CheckoutCountry>
          <CountryParts />
        </CheckoutCountry>
        <PaymentMethodField />
      </CheckoutFields>
      <CheckoutRefusal />
      <CheckoutSubmit />
      <CheckoutNext />
    </CheckoutForm>
  )
}
