import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'

/** What a call came to. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'hang' }

/** Longer than every deadline and every wait between the attempts of one call, and those of a session's renewal. */
const HOURS = 24

/** What a call comes to, at once or as the clock's hours pass; a hang if it is still under way after a day. */
export async function comesTo(call: Promise<unknown>, clock: VirtualClock): Promise<Outcome> {
  let outcome: Outcome | undefined
  call.then(
    (value) => (outcome = { kind: 'value', value }),
    (error: unknown) => (outcome = { kind: 'error', error }),
  )
  const isOver = () => outcome !== undefined
  for (let hour = 0; hour < HOURS; hour++) {
    // A body is read in turns of the loop; most are over long before the clock has to move.
    for (let turn = 0; turn < 40 && !isOver(); turn++)
      await new Promise((resolve) => setImmediate(resolve))
    if (outcome !== undefined) return outcome
    await clock.advance(3_600_000)
  }
  return outcome ?? { kind: 'hang' }
}
