'use client'

import { StepHeading } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositButton } from './DepositButton.tsx'
import { DepositError } from './DepositError.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositNext } from './DepositNext.tsx'
import { DepositRefresh } from './DepositRefresh.tsx'
import { DepositWayChoice } from './DepositWayChoice.tsx'

/** Where the deposit comes from, of how much where that is asked, and the one button. */
export function DepositFormPanel() {
  const { deposit, form } = useCryptoDepositContext()
  const { ways, way } = form
  const isStuck = !deposit.isReady && deposit.error !== undefined
  return (
    <DepositForm>
      <StepHeading />
      {ways.length > 1 && <DepositWayChoice />}
      {way === 'cash-app' && <DepositAmount />}
      <DepositError />
      {isStuck ? <DepositRefresh /> : <DepositButton />}
      {!isStuck && <DepositNext />}
    </DepositForm>
  )
}
