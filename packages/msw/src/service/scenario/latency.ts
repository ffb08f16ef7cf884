import type { Engine } from '../engine.ts'
import type { Behavior } from './behavior.ts'

/** Waits for a time that the behavior's latency allows. */
async function delayResponse(
  { faultRandom, settings }: Pick<Engine, 'faultRandom' | 'settings'>,
  { latency: { maxMs, minMs } }: Behavior,
): Promise<void> {
  if (maxMs > 0) await settings.sleep(minMs + Math.round(faultRandom.fraction() * (maxMs - minMs)))
}

/** Runs `respond` at once, and delays its result or error. */
export async function withLatency<Result>(
  engine: Pick<Engine, 'faultRandom' | 'settings'>,
  behavior: Behavior,
  respond: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await respond()
  } finally {
    await delayResponse(engine, behavior)
  }
}
