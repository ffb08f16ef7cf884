'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import { compareAmounts } from '@onramp-kit/core/internal'
import { formatEstimate, interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import { stringOf } from '../provider/parseProps.ts'
import {
  AmountError,
  AmountInput,
  AmountLabel,
  AmountUnit,
  lengthClass,
} from '../ui/AmountField.tsx'
import { createPart } from '../ui/createPart.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/** The amounts to pay and to receive, with the switch between them. */
export const AmountPair = /* @__PURE__ */ createPart('amount-pair', 'div', () => ({
  children: (
    <>
      <Amount side="pay" />
      <AmountSwitch />
      <Amount side="get" />
    </>
  ),
}))

/**
 * One amount with its label and unit: typed by the buyer, or taken from the quote.
 *
 * @data-side="pay" The amount to pay.
 * @data-side="get" The amount to receive.
 * @data-typed The buyer types this amount.
 */
const Amount = /* @__PURE__ */ createPart<'div', { readonly side: 'pay' | 'get' }>(
  'amount',
  'div',
  function useAmount({ side, ...given }) {
    const { form, destination } = useCheckoutContext()
    const { currency } = form
    const { chain, token } = destination
    const messages = useMessages('checkout', enCheckout)
    const isPay = side === 'pay'
    const isTyped = isPay === (form.tradeType === 'EXACT_INPUT')
    return {
      given,
      'data-side': stringOf(side),
      'data-typed': isTyped || undefined,
      children: (
        <>
          {isTyped ? (
            <>
              <AmountLabel>{isPay ? messages.youPay : messages.youGet}</AmountLabel>
              <AmountInput />
            </>
          ) : (
            <>
              <QuoteLabel>{isPay ? messages.youPayAbout : messages.youGetAbout}</QuoteLabel>
              <QuoteAmount />
            </>
          )}
          <AmountUnit>
            {isPay ? (
              <AssetMark data-currency={currency} />
            ) : (
              <AssetMark data-token={token} data-chain={chain} />
            )}
            <Phrase>{isPay ? currency : token}</Phrase>
          </AmountUnit>
          {!isPay && <QuoteDestination />}
          {isTyped && <AmountError />}
        </>
      ),
    }
  },
)

/**
 * The mark of a currency, or of a token with its chain. Drawn by the stylesheet; decorative, since the code is beside it.
 *
 * @data-currency The currency, such as `USD`.
 * @data-token The token, such as `USDC`.
 * @data-chain The id of the token's chain.
 */
const AssetMark = /* @__PURE__ */ createPart('asset-mark', 'span', () => ({ 'aria-hidden': true }))

/** The button that switches which amount the buyer types. The new amount starts from the current quote. */
const AmountSwitch = /* @__PURE__ */ createPart<'button'>(
  'amount-pair-switch',
  'button',
  function useAmountSwitch() {
    const { form } = useCheckoutContext()
    const { state, quote } = useCheckoutFormContext().quote
    const messages = useMessages('checkout', enCheckout)
    const isCurrent = state === 'fresh' || state === 'expired'
    const label = form.tradeType === 'EXACT_INPUT' ? messages.enterGet : messages.enterPay
    return {
      type: 'button',
      'aria-label': label,
      title: label,
      onClick: () => form.switchTradeType(isCurrent ? quote : undefined),
      children: <AmountSwitchIcon />,
    }
  },
)

/** The icon of the switch. */
const AmountSwitchIcon = /* @__PURE__ */ createPart('amount-pair-switch-icon', 'svg', () => ({
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  focusable: false,
  children: <path d="M8 19V5m0 0L4 9m4-4l4 4M16 5v14m0 0l4-4m-4 4l-4-4" />,
}))

/** The label of the quoted amount. */
const QuoteLabel = /* @__PURE__ */ createPart('quote-label', 'span')

/**
 * The quoted amount, or a dash without a quote.
 *
 * @data-state The state of the quote, as on `onramp-quote`.
 * @data-long As on `onramp-amount-input`.
 */
const QuoteAmount = /* @__PURE__ */ createPart('quote-amount', 'span', function useQuoteAmount() {
  const { tradeType } = useCheckoutContext().form
  const { state, quote } = useCheckoutFormContext().quote
  const { locale } = useRootLanguage()
  const text =
    quote === undefined
      ? '–'
      : tradeType === 'EXACT_INPUT'
        ? formatEstimate(quote.destination.amount, { locale })
        : formatAmount(quote.source.amount, { locale, places: 2, round: 'up' })
  return { 'data-state': state, 'data-long': lengthClass(text), children: text }
})

/** The destination of the payout: token, chain and wallet. */
const QuoteDestination = /* @__PURE__ */ createPart(
  'quote-destination',
  'p',
  function useQuoteDestination() {
    const { chain, token, wallet } = useCheckoutContext().destination
    const { to } = useMessages('shared', enSharedForm)
    const values = { token, chain: chainName(chain), wallet: shortWallet(wallet) }
    return { title: wallet, children: interpolate(to, values) }
  },
)

/** The amounts of the `amounts` prop, while the buyer types the amount to pay. */
export const AmountPresets = /* @__PURE__ */ createPart(
  'amount-presets',
  'div',
  function useAmountPresets() {
    const { form, props } = useCheckoutContext()
    const { amounts = [] } = props
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
