/**
 * Internals for extensions of the simulated service. Not covered by semantic versioning: names change without notice.
 * Import from `@onramp-kit/msw` in an application.
 */
export { bankDetails } from './service/accounts/bankDetails.ts'
export type { CustomerRecord } from './service/accounts/customers.ts'
export { customerPageUrl } from './service/accounts/pageLinks.ts'
export { registerCustomer } from './service/accounts/registration.ts'
export { acceptTerms, scheduleApplicant } from './service/accounts/review.ts'
export { toCustomer } from './service/accounts/status.ts'
export {
  authorize,
  checkOrigin,
  enforceRateLimit,
  findKey,
  identifyTenant,
  isOriginAllowed,
} from './service/api/authorize.ts'
export { createFieldNaming, parseInput } from './service/api/validation.ts'
export { equalsIgnoringCase } from './service/card/orders.ts'
export type { Endpoint, EndpointCall, RouteGroup, WithCors } from './service/endpoint.ts'
export type { Engine } from './service/engine.ts'
export { readJsonObject } from './service/http/body.ts'
export { errorResponse, replyResponse } from './service/http/responses.ts'
export { type Defaulted, withoutUndefined } from './service/options/defaulted.ts'
export type { Tenant } from './service/records.ts'
export { activeBehavior } from './service/scenario/behavior.ts'
export { joinStates, type Stateful, type StatefulMap, statefulMap } from './service/stateful.ts'
