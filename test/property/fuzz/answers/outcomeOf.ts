import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'

/** The result of a call. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'hang' }

/** Longer than all deadlines and pauses of a call and of a session renewal. */
const HOURS = 24

/** Returns the result of a call while the clock advances; a hang if the call is pending after a day. */
export async function outcomeOf(call: Promise<unknown>, clock: VirtualClock): Promise<Outcome> {
  let outcome: Outcome | undefined
  call.then(
    (value) => (outcome = { kind: 'value', value }),
    (error: unknown) => (outcome = { kind: 'error', error }),
  )
  const isOver = () => outcome !== undefined
  for (let hour = 0; hour < HOURS; hour++) {
    // Reading a body takes turns of the event loop; most calls end before the clock has to advance.
    for (let turn = 0; turn < 40 && !isOver(); turn++)
      await new Promise((resolve) => setImmediate(resolve))
    if (outcome !== undefined) return outcome
    await clock.advance(3_600_000)
  }
  return outcome ?? { kind: 'hang' }
}
