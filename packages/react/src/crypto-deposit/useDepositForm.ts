'use client'

import { type CryptoDepositRequest, parseAmount } from '@onramp-kit/core'
import { isEnoughForCashApp } from '@onramp-kit/core/internal'
import { useRef, useState } from 'react'
import { useAmountText } from '../ui/AmountField.tsx'
import { useUniqueId } from '../ui/lifecycle.ts'
import type { CryptoDepositState } from './useCryptoDeposit.ts'

/** The currency of an amount, and its decimal places. */
export const UNIT = 'USD'
export const PLACES = 2

/** The source of a deposit: `crypto` or `cash-app`. */
export type DepositMethod = CryptoDepositRequest['method']

/**
 * Holds the input of the form while the root is mounted. It does not change while the deposit opens, because the page would
 * open for the earlier input.
 */
export function useDepositForm(
  methods: readonly [DepositMethod, ...DepositMethod[]],
  locale: string,
  { isOpening, startOver }: CryptoDepositState,
) {
  const [chosen, setChosen] = useState<DepositMethod>()
  const [text = '', setTyped] = useAmountText(locale, UNIT)
  const [isTried, setTried] = useState(false)
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const parsed = parseAmount(text, locale, PLACES, UNIT)
  const isTooLittle = parsed.ok && !isEnoughForCashApp(parsed.amount)
  const request: CryptoDepositRequest | undefined =
    method === 'crypto'
      ? { method }
      : parsed.ok && !isTooLittle
        ? { method, amount: parsed.amount }
        : undefined
  return {
    /** The name of the group of radio buttons. */
    name: useUniqueId(),
    methods,
    method,
    setMethod: (next: DepositMethod) => {
      if (isOpening) return
      setChosen(next)
      // Removes the error of the last deposit, which may disable the button.
      startOver()
    },
    /** The typed amount, for Cash App only. */
    text,
    setText: (next: string) => {
      if (isOpening) return
      setTyped(next)
      startOver()
    },
    parsed,
    /** Receives the amount input, for the form to focus. */
    amountRef: useRef<HTMLInputElement>(null),
    /** Whether the amount is below the minimum of Cash App. */
    isTooLittle,
    /** Whether the buyer submitted the form. The form reports an incomplete amount only afterwards. */
    isTried,
    setTried,
    /** The deposit request. Undefined while the input is invalid. */
    request,
  }
}

export type DepositForm = ReturnType<typeof useDepositForm>
