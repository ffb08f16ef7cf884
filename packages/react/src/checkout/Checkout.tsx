import type { CheckoutStep } from '@onramp-kit/core'
import { useMemo, useRef } from 'react'
import { useCheckout } from '../hooks/useCheckout.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { MismatchAlert } from '../order/MismatchAlert.tsx'
import { Surface } from '../surface/Surface.tsx'
import { CheckoutContext } from './CheckoutContext.ts'
import type { CheckoutProps } from './CheckoutProps.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { EndPanel } from './EndPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { StepAnnouncer } from './StepAnnouncer.tsx'
import { StepFocus } from './StepFocus.tsx'
import { useDetails } from './useDetails.ts'

const panels: Readonly<Record<CheckoutStep, () => React.ReactNode>> = {
  details: DetailsForm,
  opening: DetailsForm,
  resuming: ProgressPanel,
  paying: ProgressPanel,
  settling: ProgressPanel,
  processing: ProgressPanel,
  unknown: EndPanel,
  sent: EndPanel,
  cancelled: EndPanel,
}

/**
 * The drop-in checkout: amount, price, country, payment method, the hosted card page and every ending. Needs
 * `@onramp-kit/react/styles.css` and an OnrampProvider above it, which also says its language and look.
 *
 * @example <Checkout wallet="0x…" chain={8453} token="USDC" onStatus={(order) => console.log(order.status)} />
 */
export function Checkout(props: CheckoutProps) {
  const { wallet, chain, token, className, frame } = props
  const { checkout, snapshot } = useCheckout(props)
  const language = useLanguage()
  const details = useDetails(props, language.locale)
  const destination = useMemo(() => ({ wallet, chain, token }), [wallet, chain, token])
  const root = useRef<HTMLDivElement>(null)
  const Panel = panels[snapshot.step]
  return (
    <CheckoutContext.Provider value={{ checkout, snapshot, details, destination, frame }}>
      <Surface
        name="checkout"
        language={language}
        root={root}
        className={className}
        data-step={snapshot.step}
      >
        <StepAnnouncer />
        <StepFocus root={root} />
        <MismatchAlert mismatches={snapshot.mismatches} />
        <Panel />
      </Surface>
    </CheckoutContext.Provider>
  )
}
