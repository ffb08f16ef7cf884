import type { SupersededRouteId } from '@onramp-kit/core/contract/superseded'
import type { Settings } from '../settings.ts'

/** The names of the superseded routes that are answered: all, or none in the current contract. */
export function supersededRouteIds({
  contract,
  superseded,
}: Pick<Settings, 'contract' | 'superseded'>): readonly SupersededRouteId[] {
  return contract === 'current' ? [] : (Object.keys(superseded.routes) as SupersededRouteId[])
}
