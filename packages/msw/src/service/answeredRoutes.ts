import type { RouteTable } from '@onramp-kit/core/contract'
import type { Settings } from './settings.ts'

/** The routes of the contract that is chosen, or of both. */
export function answeredRoutes({ contract, routes, superseded }: Settings): RouteTable {
  return {
    ...(contract === 'superseded' ? {} : routes),
    ...(contract === 'current' ? {} : superseded.routes),
  }
}
