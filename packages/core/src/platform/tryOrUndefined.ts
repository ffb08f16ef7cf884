/** Returns what `run` returns, or `undefined` if it throws. */
export function tryOrUndefined<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/**
 * Returns what a hook of the merchant returns. Its error or rejection is reported, and stops neither the request nor a
 * server.
 */
export function tryOrReport<T>(run: () => T): T | undefined {
  try {
    const result = run()
    if (result instanceof Promise) result.catch(report)
    return result
  } catch (error) {
    report(error)
    return undefined
  }
}

/** An uncaught exception would end the process of a server, and `reportError` is one in Deno. */
function report(error: unknown): void {
  if ('document' in globalThis && 'reportError' in globalThis) reportError(error)
  else console.error(error)
}
