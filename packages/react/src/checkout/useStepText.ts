import { chainName } from '@onramp-kit/core'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { payableUrl } from './payableUrl.ts'

/** The title and sentence of the step, filled in. Empty for the form, which speaks for itself. */
export function useStepText(): { readonly title: string; readonly text: string } {
  const { snapshot, destination } = useCheckoutContext()
  const { opening } = useWords('checkout', enCheckout)
  const { steps } = useWords('order', enOrder)
  const { step, order, purchase } = snapshot
  const url = payableUrl(snapshot)
  if (step === 'details') return { title: '', text: '' }
  if (step === 'opening') return { title: opening, text: '' }
  const words = steps[step]
  const held = order?.destination ?? destination
  const values = { token: held.token, chain: chainName(held.chain) }
  const { paying, processing, unknown } = steps
  const say = (title: string, text: string) => ({
    title: fill(title, values),
    text: fill(text, values),
  })
  if (step === 'unknown' && purchase === undefined)
    return say(unknown.title, unknown.textAfterReload)
  if (step === 'paying' && url === undefined) return say(paying.title, '')
  // The same title as before: whoever is typing a card number is not to be called away.
  if (step === 'processing' && url !== undefined)
    return say(paying.title, processing.textWhilePayable)
  return say(words.title, words.text)
}
