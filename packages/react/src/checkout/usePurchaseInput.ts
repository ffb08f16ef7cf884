'use client'

import {
  type CardQuote,
  type CardQuoteInput,
  countries,
  countryFromLanguages,
  currencyForCountry,
  type Destination,
  formatAmount,
  type PurchaseDetails,
  parseAmount,
  paymentMethodsFor,
  type TradeType,
} from '@onramp-kit/core'
import { amountPlaces, compareAmounts, deviceHas, deviceRows } from '@onramp-kit/core/internal'
import { useMemo, useState } from 'react'
import { useLanguages } from '../i18n/useLocale.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { useAmountText } from '../ui/AmountField.tsx'
import { useHydrated } from '../ui/lifecycle.ts'
import { createShownFields } from '../ui/shownFields.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutReporter } from './checkoutReporter.ts'

/** Holds the buyer's input and derives the purchase from it. Mounts with the checkout, so no step loses the input. */
export function usePurchaseInput(
  props: CheckoutOwnProps,
  destination: Destination,
  locale: string,
  { report }: CheckoutReporter,
) {
  const languages = useLanguages()
  const { country: visitorCountry } = useOnrampContext()
  const isHydrated = useHydrated()
  const [chosenType, setTradeType] = useState<TradeType>('EXACT_INPUT')
  const [chosenCountry, setCountry] = useState(props.defaultCountry)
  const [chosenMethod, setMethod] = useState<string>()
  /** The quote for the last purchase, if the buyer saw one. */
  const [quote, setQuote] = useState<CardQuote>()

  const [fields] = useState(createShownFields)

  const browserCountry = useMemo(() => countryFromLanguages(languages), [languages])
  const isOffered = countryFilter(props.countries)
  const preferred = [chosenCountry, visitorCountry, browserCountry]
  const country =
    // Kosovo, which ISO 3166-1 does not list, may be the only one.
    [...preferred, ...countries, 'XK'].find((code) => code !== undefined && isOffered(code)) ?? ''
  const currency = props.currency ?? currencyForCountry(country)
  const limits = props.limits?.[currency] ?? {}
  const { min, max } = limits
  /** The only amount to pay that the limits allow, if there is one. The buyer cannot change it. */
  const fixed = min && max && compareAmounts(min, max) === 0 ? min : undefined
  const tradeType = fixed ? 'EXACT_INPUT' : chosenType
  const unit = tradeType === 'EXACT_INPUT' ? currency : destination.token
  const [typed, setTyped] = useAmountText(locale, unit)
  // The merchant's rows are in the merchant's order. A server does not know the device.
  const rows = props.paymentMethods ?? (isHydrated ? deviceRows() : undefined)
  const methods = paymentMethodsFor(country, rows)
    .filter(
      // The server assumes a system browser, not one inside another app.
      ({ needs }) =>
        needs === undefined || (isHydrated ? deviceHas(needs) : needs === 'systemBrowser'),
    )
    .filter(({ slug }, index, all) => all.findIndex((row) => row.slug === slug) === index)
  const method = (methods.find(({ slug }) => slug === chosenMethod) ?? methods[0])?.slug
  const initial = fixed ?? props.defaultAmount ?? '50'
  const text = (fixed ? undefined : typed) ?? formatAmount(initial, { locale, grouping: false })
  const places = amountPlaces[tradeType]
  const parsed = parseAmount(text, locale, places, unit)
  const amount = parsed.ok ? parsed.amount : undefined

  /** Whether the page offers no country or no payment method at all. */
  const isEmpty = country === '' || props.paymentMethods?.length === 0

  const purchaseDetails = useMemo<PurchaseDetails | undefined>(
    () =>
      amount === undefined || method === undefined || country === ''
        ? undefined
        : { amount, currency, country, payment_method: method, trade_type: tradeType },
    [amount, currency, country, method, tradeType],
  )
  const quoteInput = useMemo<CardQuoteInput | undefined>(
    () =>
      purchaseDetails && {
        ...purchaseDetails,
        ...destination,
        wallet: destination.wallet || undefined,
      },
    [purchaseDetails, destination],
  )

  function setText(next: string) {
    setTyped(next)
    const typedNow = parseAmount(next, locale, places, unit)
    if (typedNow.ok && (amount === undefined || compareAmounts(typedNow.amount, amount) !== 0))
      report({ type: 'amount_changed', trade_type: tradeType, amount: typedNow.amount })
  }

  function chooseCountry(code: string) {
    setCountry(code)
    if (code !== country) report({ type: 'country_changed', country: code })
  }

  function chooseMethod(slug: string) {
    setMethod(slug)
    report({ type: 'method_changed', payment_method: slug })
  }

  /** Switches which amount the buyer types. The new amount starts from the current quote, or else from the typed text. */
  function switchTradeType(current: CardQuote | undefined) {
    const isSpend = tradeType === 'EXACT_INPUT'
    const next = isSpend ? 'EXACT_OUTPUT' : 'EXACT_INPUT'
    const other = isSpend ? current?.destination.amount : current?.source.amount
    const round = isSpend ? 'down' : 'up'
    setTradeType(next)
    if (other !== undefined)
      setTyped(formatAmount(other, { locale, grouping: false, places: amountPlaces[next], round }))
    report({ type: 'amount_changed', trade_type: next, amount: other ?? amount })
  }

  return {
    tradeType,
    switchTradeType,
    text,
    setText,
    parsed,
    places,
    unit,
    limits,
    fixed,
    amount,
    isEmpty,
    country,
    setCountry: chooseCountry,
    isOffered,
    currency,
    methods,
    method,
    setMethod: chooseMethod,
    purchaseDetails,
    quoteInput,
    quote,
    setQuote,
    /** The fields that show their errors themselves. */
    fields,
  }
}

export type PurchaseInput = ReturnType<typeof usePurchaseInput>

/** Returns whether a country is offered: those of a list, or all except those of a list. */
function countryFilter(given: CheckoutOwnProps['countries']): (code: string) => boolean {
  if (given === undefined) return () => true
  return 'except' in given ? (code) => !given.except.includes(code) : (code) => given.includes(code)
}
