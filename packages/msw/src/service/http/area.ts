import type { Endpoint } from './endpoint.ts'
import type { ServiceError } from './serviceError.ts'

/**
 * Says in an answer's headers which page may read it.
 * @param origin the request's own, where it names one
 * @param refused what the answer refuses, if it does
 */
export type Share = (
  origin: string | null,
  response: Response,
  refused: ServiceError | undefined,
) => Response

/** A part of the service with manners of its own. */
export interface Area {
  readonly endpoints: readonly Endpoint[]
  /** Opens its answers to pages of other origins; left out, no such page may read one. */
  readonly share?: Share
  /** A refusal, as whoever asks here reads it. */
  readonly refuse: (error: ServiceError, serviceUrl: string) => Response
}
