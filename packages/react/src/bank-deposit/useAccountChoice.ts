'use client'

import { currencyForCountry, type VirtualAccount } from '@onramp-kit/core'
import { hasDetails } from '@onramp-kit/core/internal'
import { useState } from 'react'
import { useVisitorCountry } from '../i18n/useLocale.ts'
import { useUniqueId } from '../ui/lifecycle.ts'

/** A service may give the accounts of one customer the same id; each has another currency. */
export function keyOf({ id, currency }: VirtualAccount): string {
  return `${id} ${currency}`
}

/**
 * Holds the account on display, which only the buyer replaces, as long as it exists. Default: the one in the currency of the
 * buyer's country, else the first. Offers no account without details.
 */
export function useAccountChoice(all: readonly VirtualAccount[]) {
  const accounts = all.filter(hasDetails)
  const [shown, show] = useState<string>()
  const own = currencyForCountry(useVisitorCountry())
  const account =
    accounts.find((each) => keyOf(each) === shown) ??
    accounts.find(({ currency }) => currency === own) ??
    accounts[0]
  const key = account && keyOf(account)
  if (key !== undefined && key !== shown) show(key)
  return {
    accounts,
    account,
    key,
    choose: show,
    /** The name of the group of radio buttons. */
    name: useUniqueId(),
  }
}

export type AccountChoice = ReturnType<typeof useAccountChoice>
