/**
 * The current step of a component, as text. These parts work inside every root. The focus moves to `StepParts.Title` when
 * the buyer changes the step.
 */
export {
  StepAnnouncer as Announcer,
  StepHeading as Heading,
  StepPanel as Panel,
  StepText as Text,
  StepTitle as Title,
} from './Step.tsx'
export { SupportLink as Support } from './SupportLink.tsx'
