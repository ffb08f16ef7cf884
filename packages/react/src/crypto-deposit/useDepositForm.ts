'use client'

import { type CryptoDepositRequest, type ParsedAmount, parseAmount } from '@onramp-kit/core'
import { isEnoughForCashApp } from '@onramp-kit/core/internal'
import { type RefObject, useRef, useState } from 'react'
import { useAmountText } from '../ui/AmountField.tsx'
import { useGroupName } from '../ui/lifecycle.ts'
import type { CryptoDepositState } from './useCryptoDeposit.ts'

/** The currency of an amount, and its decimal places. */
export const UNIT = 'USD'
export const PLACES = 2

/** The source of a deposit. */
export type DepositMethod = CryptoDepositRequest['method']

export interface DepositFormState {
  readonly methods: readonly DepositMethod[]
  readonly method: DepositMethod
  readonly setMethod: (method: DepositMethod) => void
  /** The name of the group of radio buttons. */
  readonly name: string
  /** The typed amount, for Cash App only. */
  readonly text: string
  readonly setText: (text: string) => void
  readonly parsed: ParsedAmount
  /** Receives the amount input, for the form to focus. */
  readonly amountRef: RefObject<HTMLInputElement | null>
  /** Whether the amount is below the minimum of Cash App. */
  readonly isTooLittle: boolean
  /** Whether the buyer submitted the form. The form reports an incomplete amount only afterwards. */
  readonly isTried: boolean
  readonly setTried: (isTried: boolean) => void
  /** The deposit request. Undefined while the input is invalid. */
  readonly request: CryptoDepositRequest | undefined
}

/**
 * Holds the input of the form while the root is mounted. It does not change while the deposit opens, because the page would
 * open for the earlier input.
 */
export function useDepositForm(
  methods: readonly [DepositMethod, ...DepositMethod[]],
  locale: string,
  { isOpening, startOver }: CryptoDepositState,
): DepositFormState {
  const [chosen, setChosen] = useState<DepositMethod>()
  const [text = '', setTyped] = useAmountText(locale, UNIT)
  const [isTried, setTried] = useState(false)
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const parsed = parseAmount(text, locale, PLACES, UNIT)
  const isTooLittle = parsed.ok && !isEnoughForCashApp(parsed.amount)
  const form = {
    name: useGroupName(),
    methods,
    method,
    setMethod(next: DepositMethod) {
      if (isOpening) return
      setChosen(next)
      // Removes the error of the last deposit, which may disable the button.
      startOver()
    },
    text,
    setText(next: string) {
      if (isOpening) return
      setTyped(next)
      startOver()
    },
    parsed,
    isTooLittle,
  }
  const state = { ...form, amountRef: useRef(null), isTried, setTried }
  if (method === 'crypto') return { ...state, request: { method } }
  const isValid = parsed.ok && !isTooLittle
  return { ...state, request: isValid ? { method, amount: parsed.amount } : undefined }
}
