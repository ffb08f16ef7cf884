'use client'

import { formatAmount } from '@onramp-kit/core'
import { compareAmounts } from '@onramp-kit/core/internal'
import { useRootLanguage } from '../i18n/useMessages.ts'
import { createPart } from '../ui/createPart.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The amounts of the `amounts` prop, while the buyer types the amount to pay. */
export const AmountPresets = /* @__PURE__ */ createPart(
  'amount-presets',
  'div',
  function useAmountPresets() {
    const { form, props } = useCheckoutContext()
    const amounts = presetsOf(props.amounts)
    if (amounts.length === 0 || form.tradeType !== 'EXACT_INPUT') return null
    return {
      children: amounts.map((amount) => <AmountPreset key={amount} amount={amount} />),
    }
  },
)

/**
 * The button of one amount.
 *
 * @data-selected The amount to pay is this one.
 */
const AmountPreset = /* @__PURE__ */ createPart<'button', { readonly amount: string }>(
  'amount-preset',
  'button',
  function useAmountPreset({ amount, ...given }) {
    const { form } = useCheckoutContext()
    const { locale } = useRootLanguage()
    const isSelected = form.amount !== undefined && compareAmounts(form.amount, amount) === 0
    return {
      given,
      type: 'button',
      'aria-pressed': isSelected,
      'data-selected': isSelected || undefined,
      onClick: () => form.setText(formatAmount(amount, { locale, grouping: false })),
      children: formatAmount(amount, { locale, currency: form.currency, trimZeros: true }),
    }
  },
)

/** Returns the amounts that are positive decimal text with at most two decimal places. */
function presetsOf(amounts: unknown): readonly string[] {
  if (!Array.isArray(amounts)) return []
  return amounts.filter(
    (amount) =>
      typeof amount === 'string' &&
      /^\d{1,9}(\.\d{1,2})?$/.test(amount) &&
      compareAmounts(amount, '0') > 0,
  )
}
