import type { Engine } from '../engine.ts'
import type { Behavior } from './behavior.ts'

/** Runs `respond` at once, and delays its result or error for a time that the behavior's latency allows. */
export async function withLatency<Result>(
  { faultRandom, settings }: Pick<Engine, 'faultRandom' | 'settings'>,
  { latency: { maxMs, minMs } }: Behavior,
  respond: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await respond()
  } finally {
    if (maxMs > 0)
      await settings.sleep(minMs + Math.round(faultRandom.fraction() * (maxMs - minMs)))
  }
}
