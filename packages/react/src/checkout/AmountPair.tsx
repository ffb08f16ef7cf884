'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import { compareAmounts } from '@onramp-kit/core/internal'
import { formatEstimate, interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import {
  AmountError,
  AmountInput,
  AmountLabel,
  lengthClass,
  useAmountField,
} from '../ui/AmountField.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { Element, part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/** The amounts to pay and to receive, with the switch between them. */
export const AmountPair = part<'div'>('amount-pair', function AmountPair(props) {
  return (
    <Element tag="div" overrides={props}>
      <Amount side="pay" />
      <AmountSwitch />
      <Amount side="get" />
    </Element>
  )
})

/**
 * One amount with its label and unit: typed by the buyer, or taken from the quote.
 *
 * @class amount div
 * @data-side="pay" The amount to pay.
 * @data-side="get" The amount to receive.
 * @data-typed The buyer types this amount, and no limits fix it.
 * @element quote-label span The label of the quoted amount.
 */
function Amount({ side }: { readonly side: 'pay' | 'get' }) {
  const { form, destination } = useCheckoutContext()
  const { id } = useAmountField()
  const { currency } = form
  const { chain, token } = destination
  const messages = useMessages('checkout', enCheckout)
  const isPay = side === 'pay'
  const isTyped = isPay === (form.tradeType === 'EXACT_INPUT')
  return (
    <div
      className="onramp-amount"
      data-side={side}
      data-typed={(isTyped && !form.fixed) || undefined}
    >
      {isTyped ? (
        <>
          <AmountLabel>{isPay ? messages.youPay : messages.youGet}</AmountLabel>
          <AmountInput />
        </>
      ) : (
        <>
          <span className="onramp-quote-label">
            {isPay ? messages.youPayAbout : messages.youGetAbout}
          </span>
          <QuoteAmount />
        </>
      )}
      <span className="onramp-amount-unit" id={isTyped ? `${id}-unit` : undefined}>
        <AssetMark {...(isPay ? { currency } : { token, chain })} />
        <Phrase translate="no">{isPay ? currency : token}</Phrase>
      </span>
      {!isPay && <QuoteDestination />}
      {isTyped && <AmountError />}
    </div>
  )
}

interface Asset {
  readonly currency?: string
  readonly token?: string
  readonly chain?: number
}

/**
 * The mark of a currency, or of a token with its chain. Drawn by the stylesheet; decorative, since the code is beside it.
 *
 * @class asset-mark span
 * @data-currency The currency, such as `USD`.
 * @data-token The token, such as `USDC`.
 * @data-chain The id of the token's chain.
 */
function AssetMark({ currency, token, chain }: Asset) {
  return (
    <span
      className="onramp-asset-mark"
      data-currency={currency}
      data-token={token}
      data-chain={chain}
      aria-hidden="true"
    />
  )
}

/**
 * The button that switches which amount the buyer types, unless the amount to pay is fixed. The new amount starts from the
 * current quote.
 *
 * @class amount-pair-switch button
 * @element amount-pair-switch-icon svg The icon of the switch.
 */
function AmountSwitch() {
  const { form } = useCheckoutContext()
  const { current } = useCheckoutFormContext().quote
  const messages = useMessages('checkout', enCheckout)
  if (form.fixed) return null
  const label = form.tradeType === 'EXACT_INPUT' ? messages.enterGet : messages.enterPay
  return (
    <button
      className="onramp-amount-pair-switch"
      type="button"
      form=""
      aria-label={label}
      title={label}
      onClick={() => form.switchTradeType(current)}
    >
      <svg className="onramp-amount-pair-switch-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9l4-4 4 4M8 5v14M12 15l4 4 4-4M16 5v14" />
      </svg>
    </button>
  )
}

/**
 * The quoted amount, or a dash without a quote.
 *
 * @class quote-amount span
 * @data-state The state of the quote, as on `onramp-quote`.
 * @data-long As on `onramp-amount-input`.
 */
function QuoteAmount() {
  const { tradeType } = useCheckoutContext().form
  const { state, quote } = useCheckoutFormContext().quote
  const { locale } = useRootLanguage()
  const text =
    quote === undefined
      ? '–'
      : tradeType === 'EXACT_INPUT'
        ? formatEstimate(quote.destination.amount, { locale })
        : formatAmount(quote.source.amount, { locale, places: 2, round: 'up' })
  return (
    <span className="onramp-quote-amount" data-state={state} data-long={lengthClass(text)}>
      {text}
    </span>
  )
}

/**
 * The destination of the payout: token, chain and wallet. Only the chain without a wallet.
 *
 * @class quote-destination p
 */
function QuoteDestination() {
  const { chain, token, wallet } = useCheckoutContext().destination
  const { to } = useMessages('shared', enSharedForm)
  const values = { token, chain: chainName(chain), wallet: shortWallet(wallet) }
  return (
    <p className="onramp-quote-destination" title={wallet} translate="no">
      {wallet === '' ? values.chain : interpolate(to, values)}
    </p>
  )
}

/** The amounts of the `amounts` prop, while the buyer types the amount to pay. None if that is fixed. */
export const AmountPresets = part<'div'>('amount-presets', function AmountPresets(props) {
  const { form, props: options } = useCheckoutContext()
  const { amounts = [] } = options
  if (amounts.length === 0 || form.fixed || form.tradeType !== 'EXACT_INPUT') return null
  return (
    <Element tag="div" overrides={props}>
      {[...new Set(amounts)].map((amount) => (
        <AmountPreset key={amount} amount={amount} />
      ))}
    </Element>
  )
})

/**
 * The button of one amount.
 *
 * @class amount-preset button
 * @data-selected The amount to pay is this one.
 */
function AmountPreset({ amount }: { readonly amount: string }) {
  const { form } = useCheckoutContext()
  const { locale } = useRootLanguage()
  const isSelected = form.amount !== undefined && compareAmounts(form.amount, amount) === 0
  return (
    <button
      className="onramp-amount-preset"
      type="button"
      form=""
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onClick={() => form.setText(formatAmount(amount, { locale, grouping: false }))}
    >
      {formatAmount(amount, { locale, currency: form.currency, trimZeros: true })}
    </button>
  )
}
