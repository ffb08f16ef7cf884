import type {
  BankDepositProps,
  CheckoutOwnProps,
  CryptoDepositProps,
  OnrampProviderProps,
} from '@onramp-kit/react'
import { type Settings, valueOf } from './settings.ts'

/** The props of the provider, without its client and its `appearance`. */
export function providerProps(
  settings: Settings,
): Pick<OnrampProviderProps, 'locale' | 'theme' | 'contrast'> {
  const theme = valueOf(settings, 'theme') as '' | 'light' | 'dark'
  return {
    locale: valueOf(settings, 'locale'),
    ...(theme && { theme }),
    ...(valueOf(settings, 'contrast') && { contrast: 'more' }),
  }
}

/** The props of a checkout, without its wallet. */
export function checkoutProps(settings: Settings): Omit<CheckoutOwnProps, 'wallet'> {
  const defaultAmount = valueOf(settings, 'defaultAmount')
  const amounts = valueOf(settings, 'amounts')
  const currency = valueOf(settings, 'currency') as '' | 'USD' | 'EUR' | 'GBP'
  return {
    chain: Number(valueOf(settings, 'chain')) as CheckoutOwnProps['chain'],
    token: valueOf(settings, 'token') as CheckoutOwnProps['token'],
    ...(defaultAmount && { defaultAmount }),
    ...(amounts && { amounts: amounts.split(/[, ]+/) }),
    ...(currency && { currency }),
    ...(valueOf(settings, 'density') && { density: 'comfortable' }),
    defaultCountry: valueOf(settings, 'defaultCountry'),
  }
}

/** The props of a bank deposit, without its wallet. */
export function bankProps(settings: Settings): Omit<BankDepositProps, 'wallet'> {
  const defaultEmail = valueOf(settings, 'defaultEmail')
  return {
    defaultCountry: valueOf(settings, 'defaultCountry'),
    ...(defaultEmail && { defaultEmail }),
  }
}

/** The props of a crypto deposit, without its `authorize`. */
export function cryptoProps(settings: Settings): Omit<CryptoDepositProps, 'authorize'> {
  const method = valueOf(settings, 'methods') as '' | 'crypto' | 'cash-app'
  return { ...(method && { methods: [method] }) }
}
