import type { RailConfig } from '../contract/rail.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'

/** The hosted crypto-deposit flow. */
export interface Rail {
  /**
   * Returns the settings of the hosted crypto-deposit flow in this environment. Read them once at start-up, before
   * requesting a deposit authorization. (Interface: GET /v1/rail/config.)
   */
  config(options?: RequestOptions): Promise<RailConfig>
}

export function createRail(transport: Transport): Rail {
  return { config: (options) => request(transport, 'rail.config', {}, options) }
}
