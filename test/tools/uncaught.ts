/** Returns the uncaught errors and rejections of `run`, hidden from the test runner. */
export async function uncaught(run: () => Promise<unknown>): Promise<readonly unknown[]> {
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const left: unknown[] = []
  const keep = (error: unknown) => void left.push(error)
  const usual = events.map(
    (event) => process.rawListeners(event) as NodeJS.UncaughtExceptionListener[],
  )
  for (const event of events) process.removeAllListeners(event).on(event, keep)
  await run()
  // A rejection counts as unhandled after the current turn.
  await new Promise((resolve) => setImmediate(resolve))
  events.forEach((event, place) => {
    process.removeListener(event, keep)
    for (const listener of usual[place] ?? []) process.on(event, listener)
  })
  return left
}
