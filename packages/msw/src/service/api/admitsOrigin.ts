import type { ServiceKey } from '../serviceOptions.ts'

/** Whether a key may be used from an origin. (Interface: Authentication 3.) */
export function admitsOrigin({ origins }: ServiceKey, origin: string | null): boolean {
  return origins.length === 0 || (origin !== null && origins.includes(origin))
}
