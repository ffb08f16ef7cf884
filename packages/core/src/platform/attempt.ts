/** Returns what `run` returns, or `undefined` if it throws. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
