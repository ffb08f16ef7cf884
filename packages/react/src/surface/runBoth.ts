import type { SyntheticEvent } from 'react'

/** Runs the merchant's handler and then ours, unless theirs prevented it. */
export function runBoth<E extends SyntheticEvent>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
