/** What `run` leaves uncaught, as an error or as a rejection; the test's runner is not told of it. */
export async function uncaught(run: () => Promise<unknown>): Promise<readonly unknown[]> {
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const left: unknown[] = []
  const keep = (error: unknown) => void left.push(error)
  const usual = events.map(
    (event) => process.rawListeners(event) as NodeJS.UncaughtExceptionListener[],
  )
  for (const event of events) process.removeAllListeners(event).on(event, keep)
  await run()
  // A rejection is known to be unhandled once the turn is over.
  await new Promise((resolve) => setImmediate(resolve))
  events.forEach((event, place) => {
    process.removeListener(event, keep)
    for (const listener of usual[place] ?? []) process.on(event, listener)
  })
  return left
}
