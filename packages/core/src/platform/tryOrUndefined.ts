/** Returns what `run` returns, or `undefined` if it throws. */
export function tryOrUndefined<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Returns what `run` returns. An error is reported as uncaught, and stops nothing. */
export function tryOrReport<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    return undefined
  }
}
