'use client'

import {
  type CryptoDepositRequest,
  checkCashAppDeposit,
  isInputError,
  type ParsedAmount,
  parseAmount,
} from '@onramp-kit/core'
import { useId, useState } from 'react'
import { useAmountText } from '../ui/AmountField.tsx'
import type { DepositMethod } from './CryptoDepositRoot.tsx'

/** US dollars are deposited in cents. */
export const PLACES = 2

export interface DepositFormState {
  readonly ways: readonly DepositMethod[]
  readonly way: DepositMethod
  readonly setWay: (way: DepositMethod) => void
  /** Of the group of its buttons. */
  readonly name: string
  /** The amount as it was typed; asked for Cash App only. */
  readonly text: string
  readonly setText: (text: string) => void
  readonly parsed: ParsedAmount
  /** Whether it is less than Cash App takes. */
  readonly isTooLittle: boolean
  /** Whether it was tried to go on: before that, whoever types is not done. */
  readonly isTried: boolean
  readonly setTried: (isTried: boolean) => void
  /** What is asked for, once there is nothing wrong with it. */
  readonly request: CryptoDepositRequest | undefined
}

/** What the person chose and typed. Lives as long as the component, so that nothing is lost when something fails. */
export function useDepositForm(
  ways: readonly [DepositMethod, ...DepositMethod[]],
  locale: string,
): DepositFormState {
  const [chosen, setWay] = useState<DepositMethod>()
  const [text = '', setText] = useAmountText(locale)
  const [isTried, setTried] = useState(false)
  const way = ways.find((each) => each === chosen) ?? ways[0]
  const parsed = parseAmount(text, locale, PLACES)
  const isTooLittle = parsed.ok && !isEnough(parsed.amount)
  const name = useId()
  const state = { name, ways, way, setWay, text, setText, parsed, isTooLittle, isTried, setTried }
  if (way === 'crypto') return { ...state, request: { way } }
  const isRight = parsed.ok && !isTooLittle
  return { ...state, request: isRight ? { way, amount: parsed.amount } : undefined }
}

function isEnough(amount: string): boolean {
  try {
    checkCashAppDeposit({ amount })
    return true
  } catch (error) {
    if (isInputError(error)) return false
    throw error
  }
}
