import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { BankTrouble } from './BankTrouble.tsx'

/** A step in which there is nothing to do: it passes by itself, or it is the end. */
export function WaitingPanel() {
  return (
    <StepPanel>
      <StepHeading />
      <BankTrouble />
    </StepPanel>
  )
}
