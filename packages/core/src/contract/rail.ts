import { keyedErrors } from './errors.ts'
import { object } from './objects.ts'
import { noInput } from './primitives.ts'
import { string } from './values.ts'

/** Settings of the hosted crypto-deposit flow in this environment. (Interface: Rail config.) */
export interface RailConfig {
  /**
   * The merchant the deposit is for.
   * @example "merchant_sandbox"
   */
  readonly merchant_id: string
  /**
   * URL of the hosted flow.
   * @format uri
   * @example "https://deposit.example/"
   */
  readonly webview_url: string
}
export const railConfig = object({ merchant_id: string(), webview_url: string() })

/** The path segment that stands for the crypto-deposit rail, by default. (Assumption `rail.segment`.) */
export const DEFAULT_RAIL_SEGMENT = 'rail'

/** Returns the path of the rail config under a rail's name. (Interface: GET /v1/rail/config.) */
export function railConfigPath(segment: string): string {
  return `/v1/${segment}/config`
}

/** The crypto-deposit rail. (Interface: GET /v1/rail/config.) */
export const railRoutes = {
  /**
   * Read the settings of the hosted crypto-deposit flow. Read them once at start-up, before requesting a deposit
   * authorization.
   */
  'rail.config': {
    method: 'GET',
    path: railConfigPath(DEFAULT_RAIL_SEGMENT),
    requiresKey: true,
    idempotent: true,
    input: noInput,
    response: railConfig,
    errors: keyedErrors(),
    assumes: { path: ['rail.segment'], errors: ['rail.errors'] },
  },
} as const
