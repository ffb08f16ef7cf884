'use client'

import { formatAmount } from '@onramp-kit/core'
import { LEAST_CASH_APP_DEPOSIT } from '@onramp-kit/core/internal'
import { type ReactNode, useId } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import {
  AmountContext,
  AmountError,
  AmountInput,
  AmountLabel,
  AmountRow,
  AmountUnit,
  useAmountProblem,
} from '../ui/AmountField.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { PLACES } from './useDepositForm.ts'

/** How much is deposited, in US dollars. Less than Cash App takes is refused here, before anything is sent. */
export function DepositAmount({ children }: { readonly children?: ReactNode }) {
  const { parsed, isTooLittle, isTried, text, setText } = useCryptoDepositContext().form
  const messages = useMessages('deposit', enDeposit)
  const { locale } = useRoot()
  const id = useId()
  const wrong = useAmountProblem(parsed, PLACES, isTried)
  const least = formatAmount(LEAST_CASH_APP_DEPOSIT, { locale, currency: 'USD' })
  const problem =
    isTried && isTooLittle ? interpolate(messages.tooLittle, { amount: least }) : wrong
  return (
    <AmountContext.Provider value={{ id, text, onText: setText, problem }}>
      {children ?? (
        <>
          <AmountRow data-typed>
            <AmountLabel>{messages.amount}</AmountLabel>
            <AmountInput />
            <AmountUnit>USD</AmountUnit>
            <AmountError />
          </AmountRow>
        </>
      )}
    </AmountContext.Provider>
  )
}
