import { chainName } from '@onramp-kit/core'
import { fill } from '../messages/fill.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The title and sentence of the step, filled in. Empty for the form, which speaks for itself. */
export function useStepText(): { readonly title: string; readonly text: string } {
  const { snapshot, destination, messages } = useCheckoutContext()
  const { step, order, purchase, url } = snapshot
  if (step === 'details') return { title: '', text: '' }
  if (step === 'opening') return { title: messages.opening, text: '' }
  const words = messages.steps[step]
  const held = order?.destination ?? destination
  const values = { token: held.token, chain: chainName(held.chain) }
  const isBlind = step === 'unknown' && purchase === undefined
  const isWaiting = step === 'paying' && url === undefined
  const text = isBlind ? messages.steps.unknown.textAfterReload : isWaiting ? '' : words.text
  return { title: fill(words.title, values), text: fill(text, values) }
}
