interface Preventable {
  readonly defaultPrevented: boolean
}

/** A part's handler: the merchant's runs first, and ours then, unless theirs prevented the event. */
export function runBoth<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
