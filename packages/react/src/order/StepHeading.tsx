/** What is happening, said once and big, and what happens next. */
export function StepHeading({
  title,
  text,
  isBusy = false,
}: {
  readonly title: string
  readonly text: string
  readonly isBusy?: boolean
}) {
  return (
    <header className="onramp-heading">
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      {isBusy && <div className="onramp-spinner" aria-hidden="true" />}
    </header>
  )
}
