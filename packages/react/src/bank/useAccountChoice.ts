'use client'

import { countryFromLanguages, currencyForCountry, type VirtualAccount } from '@onramp-kit/core'
import { useId, useState } from 'react'
import { useLanguages } from '../i18n/useLocale.ts'

export interface AccountChoice {
  /** The account that is shown; undefined where there is none. */
  readonly account: VirtualAccount | undefined
  readonly choose: (id: string) => void
  /** Of the group of its buttons. */
  readonly name: string
}

/** One account at a time: at first the one in the currency of the buyer's country, else the first there is. */
export function useAccountChoice(accounts: readonly VirtualAccount[]): AccountChoice {
  const [chosen, choose] = useState<string>()
  const own = currencyForCountry(countryFromLanguages(useLanguages()))
  const account =
    accounts.find(({ id }) => id === chosen) ??
    accounts.find(({ currency }) => currency === own) ??
    accounts[0]
  return { account, choose, name: useId() }
}
