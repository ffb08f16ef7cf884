'use client'

import { CheckoutCountry } from '../form/CheckoutCountry.tsx'
import { CheckoutFields } from '../form/CheckoutFields.tsx'
import { CheckoutForm } from '../form/CheckoutForm.tsx'
import { CheckoutNext } from '../form/CheckoutNext.tsx'
import { CheckoutRefusal } from '../form/CheckoutRefusal.tsx'
import { CheckoutSubmit } from '../form/CheckoutSubmit.tsx'
import { PaymentMethodField } from '../form/PaymentMethodField.tsx'
import { QuoteBox } from '../form/QuoteBox.tsx'
import { QuoteLines } from '../form/QuoteLines.tsx'
import { QuoteNote } from '../form/QuoteNote.tsx'
import { SwitchIcon } from '../form/SwitchIcon.tsx'
import { TradeRows } from '../form/TradeRows.tsx'
import { TradeSide } from '../form/TradeSide.tsx'
import { TradeSwitch } from '../form/TradeSwitch.tsx'
import { CountryParts } from '../ui/country-select/CountryField.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

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
