import * as z from 'zod/mini'
import { keyedErrors } from './errors.ts'
import { noInput } from './primitives.ts'

/** What opens the hosted crypto-deposit flow of this environment. (Interface: Rail config.) */
export const railConfig = z.object({
  /**
   * Who the deposit is for.
   * @example "merchant_sandbox"
   */
  merchant_id: z.string(),
  /**
   * The page of the hosted flow.
   * @format uri
   * @example "https://deposit.example/"
   */
  webview_url: z.string(),
})
export interface RailConfig extends z.infer<typeof railConfig> {}

/** The path segment that stands for the crypto-deposit rail, unless told otherwise. (Assumption `rail.segment`.) */
export const DEFAULT_RAIL_SEGMENT = 'rail'

/** The config's path under a rail's name. (Interface: GET /v1/rail/config.) */
export function railConfigPath(segment: string): string {
  return `/v1/${segment}/config`
}

/** The crypto-deposit rail. (Interface: GET /v1/rail/config.) */
export const railRoutes = {
  /** Read the settings of the hosted crypto-deposit flow. Once at start-up, before a deposit authorization is requested. */
  'rail.config': {
    method: 'GET',
    path: railConfigPath(DEFAULT_RAIL_SEGMENT),
    key: true,
    repeatable: true,
    input: noInput,
    response: railConfig,
    errors: keyedErrors,
    assumes: { path: ['rail.segment'], errors: ['rail.errors'] },
  },
} as const
