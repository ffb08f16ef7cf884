import { keyedErrors } from './keyedErrors.ts'
import { noInput } from './noInput.ts'
import { DEFAULT_RAIL_SEGMENT, railConfig, railConfigPath } from './railConfig.ts'

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
