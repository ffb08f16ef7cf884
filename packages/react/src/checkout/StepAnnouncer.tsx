import { useStepText } from './useStepText.ts'

/** Says each step once to those who listen. It is there from the start, or nothing would be said. */
export function StepAnnouncer() {
  const { title, text } = useStepText()
  return (
    <p className="onramp-hidden" role="status">
      {text === '' ? title : `${title}. ${text}`}
    </p>
  )
}
