'use client'

import { formatAmount } from '@onramp-kit/core'
import { fill } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** Opens the deposit. */
export function DepositButton(props: ButtonProps) {
  const { deposit, form } = useCryptoDepositContext()
  const words = useWords('deposit', enDeposit)
  const { locale } = useSurface()
  const { isOpening, isReady } = deposit
  const { request } = form
  const label =
    request?.way === 'cash-app'
      ? fill(words.continueWith, {
          amount: formatAmount(request.amount, { locale, currency: 'USD' }),
        })
      : words.continue
  return (
    <Button
      variant="primary"
      {...props}
      data-guarded
      type="submit"
      className={partClass('deposit-open', props.className)}
      aria-disabled={isOpening || !isReady}
      aria-busy={isOpening}
    >
      {isOpening ? words.preparing : (props.children ?? label)}
    </Button>
  )
}
