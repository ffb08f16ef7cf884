import { ServiceError } from '../http/serviceError.ts'
import type { ServiceKey } from '../serviceOptions.ts'
import { admitsOrigin } from './admitsOrigin.ts'

/** @throws ServiceError `origin_not_allowed` where a key may not be used. (Interface: Authentication 2.) */
export function checkOrigin(key: ServiceKey, origin: string | null): void {
  if (admitsOrigin(key, origin)) return
  throw new ServiceError(
    'origin_not_allowed',
    `This key may not be used from ${origin ?? 'a request without an origin'}.`,
  )
}
