import type { Engine } from '../engine.ts'
import type { Effects } from './effects.ts'

/** An answer, or a refusal, as late as it is to come. The service has acted by then. */
export async function delayed<Answer>(
  { chance, settings }: Pick<Engine, 'chance' | 'settings'>,
  { latency: { maxMs, minMs } }: Effects,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer()
  } finally {
    if (maxMs > 0) await settings.sleep(minMs + Math.round(chance.fraction() * (maxMs - minMs)))
  }
}
