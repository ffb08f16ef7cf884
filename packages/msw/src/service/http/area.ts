import type { Endpoint } from './endpoint.ts'
import type { ServiceError } from './serviceError.ts'

/** A part of the service with manners of its own. */
export interface Area {
  readonly endpoints: readonly Endpoint[]
  /** Whether pages of other origins may read its answers, refusals included. */
  readonly crossOrigin: boolean
  /** A refusal, as whoever asks here reads it. */
  readonly refuse: (error: ServiceError, serviceUrl: string) => Response
}
