import {
  type CardCheckoutInput,
  type CardQuote,
  type CheckoutSnapshot,
  chainName,
  type Destination,
  formatAmount,
} from '@onramp-kit/core'
import { formatEstimate, interpolate } from '../i18n/format.ts'
import type { Messages } from '../messages/messages.ts'
import type { Step } from '../ui/Step.tsx'

interface Purchase {
  readonly snapshot: CheckoutSnapshot
  readonly destination: Destination
  readonly form: { readonly quote: CardQuote | undefined }
}

/** Describes a step after the form. */
export function describePurchase(
  { snapshot, destination, form }: Purchase,
  { purchase: { pageGone }, order: { steps, mismatch } }: Pick<Messages, 'purchase' | 'order'>,
  locale: string,
): Step {
  const { order, purchase, error, mismatches } = snapshot
  const step = snapshot.step as Exclude<keyof typeof steps, 'missing'>
  if (isAlarming(snapshot))
    return {
      key: 'mismatch',
      title: mismatch.title,
      text: mismatch.text,
      isBusy: false,
      isQuiet: step === 'resuming',
    }
  const isInProgress = inProgress.has(step)
  const isPayable = snapshot.url !== undefined
  const isGone = isPageGone(snapshot)
  // The alert replaces the text, which would say that nothing is wrong or that this page updates automatically.
  const hasAlert = mismatches.length > 0 || (isInProgress && error !== undefined)
  const actual = order?.destination ?? destination
  const values = { token: actual.token, chain: chainName(actual.chain) }
  const { paying, processing, unknown } = steps
  const describe = (title: string, text: string, key: string = step): Step => ({
    key,
    title: interpolate(title, values),
    text: interpolate(text, values),
    // Busy only while the buyer has nothing to do.
    isBusy: isInProgress && !isPayable && !isGone && !hasAlert,
    // The checkout reads a stored order without user action.
    isQuiet: step === 'resuming',
  })
  if (step === 'unknown' && purchase === undefined)
    return describe(unknown.title, unknown.textAfterReload)
  // The order has no token amount: only the purchase of this tab tells what was quoted or typed.
  const estimate = purchase && estimateOf(purchase, form.quote)
  const received =
    estimate?.received && formatEstimate(estimate.received, { locale, token: actual.token })
  if (step === 'sent' && received !== undefined && !hasAlert)
    return describe(interpolate(steps.sent.titleAbout, { amount: received }), steps.sent.text)
  const isLong = step === 'processing' && isPayable
  // Keeps the title and key of `paying`: a new key would move the focus while the buyer types a card number.
  const payingTitle = isPayable ? paying.title : paying.titleWithoutPage
  const title =
    error?.code === 'order_not_found'
      ? unknown.title
      : step === 'paying' || isLong
        ? payingTitle
        : steps[step].title
  const key = isLong ? 'paying' : step
  // Known before the order is read, or else never: a later text would move the page while the buyer types a card number.
  const paid =
    purchase &&
    estimate?.paid &&
    (order?.source ?? {
      amount: estimate.paid,
      currency: form.quote?.source.currency ?? purchase.currency,
    })
  const text = isLong
    ? processing.textWhilePayable
    : step === 'paying' && isPayable && paid && received
      ? interpolate(paying.summary, { paid: formatPaid(paid, locale), received })
      : steps[step].text
  if (hasAlert) return describe(title, '', key)
  if (!isGone) return describe(title, text, key)
  // Chinese and Japanese put no space between sentences.
  const gap = text.endsWith('。') ? '' : ' '
  return describe(title, step === 'paying' ? pageGone : text + gap + pageGone, key)
}

/** Returns what the buyer pays and receives, each typed or estimated by the quote. */
function estimateOf({ amount, trade_type }: CardCheckoutInput, quote: CardQuote | undefined) {
  return trade_type === 'EXACT_OUTPUT'
    ? { paid: quote?.source.amount, received: amount }
    : { paid: amount, received: quote?.destination.amount }
}

function formatPaid(
  { amount, currency }: { readonly amount: string; readonly currency: string },
  locale: string,
): string {
  return formatAmount(amount, { locale, currency, round: 'up' })
}

const inProgress = new Set(['resuming', 'paying', 'settling', 'processing'])

/** Returns true if an order that has not ended differs from the requested purchase. */
export function isAlarming({ step, mismatches }: CheckoutSnapshot): boolean {
  return mismatches.length > 0 && step !== 'sent' && step !== 'cancelled'
}

/** Returns true if the buyer may still pay but this tab does not have the payment page. */
export function isPageGone(snapshot: CheckoutSnapshot): boolean {
  const { url, isCaptured, step, error, mismatches } = snapshot
  const mayBePaid = (step === 'paying' || step === 'processing') && mismatches.length === 0
  return mayBePaid && url === undefined && !isCaptured && error === undefined
}
