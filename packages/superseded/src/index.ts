export {
  createSupersededClient,
  type SupersededClient,
  type SupersededClientOptions,
} from './client/createSupersededClient.ts'
export { depositDetails } from './client/depositDetails.ts'
export { isSessionEnded } from './client/errors.ts'
export type { SessionState, SessionStore } from './client/sessionManager.ts'
export type { SessionMethods } from './client/sessions.ts'
export type { WalletMethods } from './client/wallets.ts'
export type {
  AccountChain,
  AccountCurrency,
  AccountInput,
  FullAccount,
  UsdInstructions,
  WalletAccount,
  WalletAddress,
  WalletCustomer,
  WalletRegistration,
} from './contract/accounts.ts'
export type { SupersededErrorCode } from './contract/errors.ts'
export type { SupersededFieldNames } from './contract/fieldNames.ts'
export type {
  SessionRouteId,
  SupersededPathOverrides,
  SupersededRouteId,
  SupersededRouteOverrides,
  SupersededSchemaOverrides,
} from './contract/routes.ts'
export type { SiweSession, TokenSession } from './contract/session.ts'
