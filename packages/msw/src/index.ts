export { createVirtualClock, type VirtualClock } from './createVirtualClock.ts'
export { createHandlers, type HandlerOptions } from './handlers.ts'
export type { Latency, Scenario } from './scenarios/scenario.ts'
export { type ScenarioName, scenarios } from './scenarios/scenarios.ts'
export type { CustomerState } from './service/control/customers.ts'
export type {
  OrderState,
  ServiceControls,
  ServiceState,
} from './service/control/serviceControls.ts'
export { createService, type Service } from './service/createService.ts'
export type { HandleOptions } from './service/handleRequest.ts'
export { ServiceError, type ServiceErrorCode } from './service/http/serviceError.ts'
export type {
  AccountsOpening,
  Idempotency,
  RateLimit,
  ServiceKey,
  ServiceOptions,
} from './service/options/serviceOptions.ts'
export type { StatusHistoryEntry } from './service/records.ts'
export type { ServiceSnapshot } from './service/snapshot.ts'
export {
  type CookieJar,
  createCookieJar,
} from './service/superseded/jar/createCookieJar.ts'
export type { StoredCookie } from './service/superseded/jar/storedCookie.ts'
export type { ProofContext, ProofResult } from './service/superseded/proof/proofResult.ts'
export {
  type ProofVerifiers,
  simulatedToken,
} from './service/superseded/proof/proofVerifiers.ts'
export type { SupersededOptions } from './service/superseded/supersededSettings.ts'
