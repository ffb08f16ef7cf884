import { ServiceError } from '@onramp-kit/msw'
import { type SupersededErrorCode, supersededErrorCodes } from '../contract/index.ts'

/** Creates an error of the superseded contract. */
export function supersededError(code: SupersededErrorCode, message: string): ServiceError {
  return new ServiceError(code, message, supersededErrorCodes[code])
}
