import { StepParts } from '@onramp-kit/react/parts'

/** The step as a card. Render it inside a root. */
export function Progress() {
  return (
    <StepParts.Panel className="card">
      <StepParts.Title render={<strong />} />
      <StepParts.Text />
    </StepParts.Panel>
  )
}
