import type { FxRates } from '../contract/fx.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'

/** Exchange rates for display. */
export interface Fx {
  /**
   * The service's display rates, as it gives them. They price nothing; ask `card.quote` what something costs. No
   * publishable key is sent. (Interface: GET /v1/fx.)
   */
  rates(options?: RequestOptions): Promise<FxRates>
}

export function createFx(transport: Transport): Fx {
  return { rates: (options) => request(transport, 'fx.rates', {}, options) }
}
