import { fill } from '../messages/fill.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert() {
  const { snapshot, messages } = useCheckoutContext()
  return snapshot.mismatches.map(({ field, asked, held }) => (
    <p key={field} className="onramp-notice" data-tone="danger" role="alert">
      {fill(messages.mismatch, { field: messages.fields[field], asked, held })}
    </p>
  ))
}
