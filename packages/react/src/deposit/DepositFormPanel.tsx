import { StepHeading } from '../step/StepHeading.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositButton } from './DepositButton.tsx'
import { DepositError } from './DepositError.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositNext } from './DepositNext.tsx'
import { DepositWayChoice } from './DepositWayChoice.tsx'

/** Where the deposit comes from, of how much where that is asked, and the one button. */
export function DepositFormPanel() {
  const { ways, way } = useCryptoDepositContext().form
  return (
    <DepositForm>
      <StepHeading />
      {ways.length > 1 && <DepositWayChoice />}
      {way === 'cash-app' && <DepositAmount />}
      <DepositError />
      <DepositButton />
      <DepositNext />
    </DepositForm>
  )
}
