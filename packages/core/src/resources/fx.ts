import type { FxRates } from '../contract/fx.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'

/** Exchange rates for display. */
export interface Fx {
  /**
   * Returns the service's display rates. They price nothing: use `card.quote` for prices. Sends no publishable key.
   * (Interface: GET /v1/fx.)
   */
  rates(options?: RequestOptions): Promise<FxRates>
}

export function createFx(transport: Transport): Fx {
  return { rates: (options) => request(transport, 'fx.rates', {}, options) }
}
