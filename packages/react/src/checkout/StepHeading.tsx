import { useEffect, useRef } from 'react'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useStepText } from './useStepText.ts'

/** What is happening, said once and big. Takes the focus when that changes, so that nobody is left behind. */
export function StepHeading({ isBusy = false }: { readonly isBusy?: boolean }) {
  const { snapshot } = useCheckoutContext()
  const { title, text } = useStepText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = snapshot
  const isFocused = step !== 'resuming'
  useEffect(() => {
    if (isFocused && title !== '') heading.current?.focus({ preventScroll: true })
  }, [isFocused, title])
  return (
    <header className="onramp-heading">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {isBusy && <div className="onramp-spinner" aria-hidden="true" />}
    </header>
  )
}
