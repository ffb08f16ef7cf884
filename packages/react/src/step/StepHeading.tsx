import { useStep } from './StepContext.ts'

/** What is happening, said once and big, and what happens next. */
export function StepHeading() {
  const { title, text, isBusy } = useStep()
  return (
    <header className="onramp-heading">
      <h2 className="onramp-title" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {isBusy && <div className="onramp-spinner" aria-hidden="true" />}
    </header>
  )
}
