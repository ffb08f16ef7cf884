import type { CheckoutStep } from '@onramp-kit/core'
import { useMemo, useRef } from 'react'
import { useCheckout } from '../hooks/useCheckout.ts'
import { en } from '../messages/en.ts'
import { CheckoutContext } from './CheckoutContext.ts'
import type { CheckoutProps } from './CheckoutProps.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { EndPanel } from './EndPanel.tsx'
import { MismatchAlert } from './MismatchAlert.tsx'
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
 * `@onramp-kit/react/styles.css` and an OnrampProvider above it.
 *
 * @example <Checkout wallet="0x…" chain={8453} token="USDC" onStatus={(order) => console.log(order.status)} />
 */
export function Checkout(props: CheckoutProps) {
  const { wallet, chain, token, theme = 'auto', className, frame } = props
  const { checkout, snapshot } = useCheckout(props)
  const details = useDetails(props)
  const messages = useMemo(() => ({ ...en, ...props.messages }), [props.messages])
  const destination = useMemo(() => ({ wallet, chain, token }), [wallet, chain, token])
  const root = useRef<HTMLDivElement>(null)
  const Panel = panels[snapshot.step]
  const value = { checkout, snapshot, details, messages, destination, frame }
  return (
    <CheckoutContext.Provider value={value}>
      <div
        ref={root}
        className={className ? `onramp-checkout ${className}` : 'onramp-checkout'}
        data-step={snapshot.step}
        data-theme={theme}
      >
        <StepAnnouncer />
        <StepFocus root={root} />
        <MismatchAlert />
        <Panel />
      </div>
    </CheckoutContext.Provider>
  )
}
