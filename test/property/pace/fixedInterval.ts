import type { Followed } from './follow.ts'
import type { Settlement } from './settlement.ts'

/** The usual client: polls every two seconds, even on a hidden page. */
export function fixedInterval({ endsAt }: Settlement): Pick<Followed, 'requests' | 'delay'> {
  const reads = Math.ceil(endsAt / 2_000)
  return { requests: reads + 1, delay: reads * 2_000 - endsAt }
}
