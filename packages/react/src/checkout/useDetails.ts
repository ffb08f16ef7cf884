import {
  type CardQuoteInput,
  countryFromLanguages,
  currencyForCountry,
  decimalMark,
  type PaymentMethodRow,
  type PurchaseDetails,
  parseAmount,
  paymentMethodsFor,
} from '@onramp-kit/core'
import { useMemo, useState } from 'react'
import { useLanguages } from '../language/useLanguages.ts'
import type { CheckoutProps } from './CheckoutProps.ts'

/** Fiat is paid in cents. */
const PLACES = 2

/** What the buyer typed and chose, and what follows from it. Lives as long as the checkout, so nothing typed is lost. */
export function useDetails(props: CheckoutProps, locale: string) {
  const languages = useLanguages()
  const [typed, setText] = useState<string>()
  const [chosenCountry, setCountry] = useState(props.defaultCountry)
  const [chosenMethod, setMethod] = useState<string>()

  const country = chosenCountry ?? countryFromLanguages(languages)
  const currency = props.currency ?? currencyForCountry(country)
  const methods: readonly PaymentMethodRow[] = paymentMethodsFor(country, props.paymentMethods)
  const method = (methods.find(({ slug }) => slug === chosenMethod) ?? methods[0])?.slug ?? 'card'
  const text = typed ?? (props.defaultAmount ?? '50').replace('.', decimalMark(locale))
  const parsed = parseAmount(text, locale, PLACES)
  const amount = parsed.ok ? parsed.amount : undefined

  const details = useMemo<PurchaseDetails | undefined>(
    () =>
      amount === undefined
        ? undefined
        : { amount, currency, country, payment_method: method, trade_type: 'EXACT_INPUT' },
    [amount, currency, country, method],
  )
  const { wallet, chain, token } = props
  const quoteInput = useMemo<CardQuoteInput | undefined>(
    () => details && { ...details, wallet, chain, token },
    [details, wallet, chain, token],
  )
  return {
    text,
    setText,
    parsed,
    country,
    setCountry,
    currency,
    methods,
    method,
    setMethod,
    details,
    quoteInput,
  }
}

export type Details = ReturnType<typeof useDetails>
