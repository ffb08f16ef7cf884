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
} from '../contract/superseded/accounts.ts'
export type { SupersededErrorCode } from '../contract/superseded/errors.ts'
export type { SupersededFieldNames } from '../contract/superseded/fieldNames.ts'
export type {
  SessionRouteId,
  SupersededPathOverrides,
  SupersededRouteId,
  SupersededRouteOverrides,
  SupersededSchemaOverrides,
} from '../contract/superseded/routes.ts'
export type { SiweSession, TokenSession } from '../contract/superseded/session.ts'
export {
  createSupersededClient,
  type SupersededClient,
  type SupersededClientOptions,
} from './createSupersededClient.ts'
export { depositDetails } from './depositDetails.ts'
export { isSessionEnded } from './errors.ts'
export type { SessionState, SessionStore } from './sessionState.ts'
export type { SessionMethods } from './sessions.ts'
export type { WalletMethods } from './wallets.ts'
