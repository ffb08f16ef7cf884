/** Lets the page respond to its reader before the code continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}

/** Calls a function when the page has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (globalThis.requestIdleCallback === undefined) setTimeout(run, 200)
  else requestIdleCallback(run)
}
