'use client'

import { formatAmount } from '@onramp-kit/core'
import { LEAST_CASH_APP_DEPOSIT } from '@onramp-kit/core/internal'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import {
  AmountContext,
  AmountError,
  AmountInput,
  AmountLabel,
  useAmountProblem,
} from '../ui/AmountField.tsx'
import { useUniqueId } from '../ui/lifecycle.ts'
import { Element, part } from '../ui/part.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { PLACES, UNIT } from './useDepositForm.ts'

/**
 * The amount of a Cash App deposit, in US dollars. Rejects an amount below the minimum before any request.
 *
 * @element amount-unit span The currency or token of the amount.
 */
export const DepositAmount = part<'div'>('amount', function DepositAmount(props) {
  const { method, parsed, isTooLittle, isTried, text, setText, amountRef } =
    useCryptoDepositContext().form
  const messages = useMessages('deposit', enDeposit)
  const { locale } = useRootLanguage()
  const id = useUniqueId()
  const invalid = useAmountProblem(parsed, PLACES, UNIT, isTried)
  if (method !== 'cash-app') return null
  const least = formatAmount(LEAST_CASH_APP_DEPOSIT, { locale, currency: UNIT })
  const problem =
    isTried && isTooLittle ? interpolate(messages.tooLittle, { amount: least }) : invalid
  const amount = { id, text, unit: UNIT, onText: setText, problem, inputRef: amountRef }
  return (
    <AmountContext.Provider value={amount}>
      <Element tag="div" data-typed overrides={props}>
        <AmountLabel>{messages.amount}</AmountLabel>
        <AmountInput />
        <span className="onramp-amount-unit" id={`${id}-unit`}>
          {UNIT}
        </span>
        <AmountError />
      </Element>
    </AmountContext.Provider>
  )
})
