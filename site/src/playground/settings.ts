import type { CheckoutProps, OnrampProviderProps } from '@onramp-kit/react'
import { WALLET } from '../simulated.ts'

/** What a reader edits. Empty text leaves a prop out. */
export interface Settings {
  readonly component: 'Checkout' | 'BankDeposit'
  readonly defaultAmount: string
  readonly currency: string
  readonly defaultCountry: string
  readonly chain: string
  readonly token: string
  readonly amounts: string
  readonly locale: string
  readonly theme: string
  readonly contrast: string
  readonly accent: string
  readonly onAccent: string
  readonly radius: string
  readonly fontSize: string
  readonly scenario: string
}

export const initialSettings: Settings = {
  component: 'Checkout',
  defaultAmount: '50',
  currency: '',
  defaultCountry: 'DE',
  chain: '8453',
  token: 'USDC',
  amounts: '',
  locale: 'en',
  theme: '',
  contrast: '',
  accent: '#2457e6',
  onAccent: '#ffffff',
  radius: '16',
  fontSize: '15',
  scenario: 'default',
}

/** The props of the provider: those that differ from the defaults. */
export function providerProps(settings: Settings): Omit<OnrampProviderProps, 'client'> {
  const { accent, contrast, fontSize, locale, onAccent, radius, theme } = settings
  const appearance = {
    ...(accent !== initialSettings.accent && { accent }),
    ...(onAccent !== initialSettings.onAccent && { onAccent }),
    ...(radius !== initialSettings.radius && { radius: `${radius}px` }),
    ...(fontSize !== initialSettings.fontSize && { fontSize: `${fontSize}px` }),
  }
  return {
    ...(locale !== '' && { locale }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(contrast === 'more' && { contrast }),
    ...(Object.keys(appearance).length > 0 && { appearance }),
  }
}

/** The props of the component. A chain, a token and a currency come from lists. */
export function componentProps(settings: Settings): CheckoutProps {
  const { amounts, chain, currency, defaultAmount, defaultCountry, token } = settings
  const list = amounts.split(/[\s,]+/).filter((amount) => amount !== '')
  return {
    wallet: WALLET,
    chain: Number(chain) as CheckoutProps['chain'],
    token: token as CheckoutProps['token'],
    ...(defaultAmount !== '' && { defaultAmount }),
    ...(currency !== '' && { currency: currency as 'USD' | 'GBP' | 'EUR' }),
    ...(defaultCountry !== '' && { defaultCountry }),
    ...(list.length > 0 && { amounts: list }),
  }
}
