/** Focuses what a step begins with: its title or, in a form without one, the first field. */
export function focusStep(root: HTMLElement): void {
  const start = root.querySelector<HTMLElement>('.onramp-title') ?? root.querySelector('input')
  start?.focus({ preventScroll: true })
}
