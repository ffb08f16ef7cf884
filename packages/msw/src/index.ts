export type { Idempotency } from '@onramp-kit/core/contract'
export { createVirtualClock, type VirtualClock } from './createVirtualClock.ts'
export { createHandlers, type HandlerOptions } from './handlers.ts'
export type { Latency, Scenario } from './scenarios/scenario.ts'
export { type ExtensionScenarioName, type ScenarioName, scenarios } from './scenarios/scenarios.ts'
export type { CustomerState } from './service/control/customers.ts'
export type {
  OrderState,
  ServiceControls,
  ServiceState,
} from './service/control/serviceControls.ts'
export { createService, type Service } from './service/createService.ts'
export type { ServiceExtension, ServiceOptions } from './service/extension.ts'
export type { HandleOptions } from './service/handleRequest.ts'
export { ServiceError, type ServiceErrorCode } from './service/http/serviceError.ts'
export type { AccountsOpening, RateLimit, ServiceKey } from './service/options/serviceOptions.ts'
export type { StatusHistoryEntry } from './service/records.ts'
export type { ServiceSnapshot } from './service/snapshot.ts'
