import { useStepText } from './useStepText.ts'

/** What is happening, said once and big. */
export function StepHeading({ isBusy = false }: { readonly isBusy?: boolean }) {
  const { title, text } = useStepText()
  return (
    <header className="onramp-heading">
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      {isBusy && <div className="onramp-spinner" aria-hidden="true" />}
    </header>
  )
}
