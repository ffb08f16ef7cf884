import { Spinner } from './Spinner.tsx'
import { StepHeader } from './StepHeader.tsx'
import { StepText } from './StepText.tsx'
import { StepTitle } from './StepTitle.tsx'

/** What is happening, said once and big, and what happens next. */
export function StepHeading() {
  return (
    <StepHeader>
      <StepTitle />
      <StepText />
      <Spinner />
    </StepHeader>
  )
}
