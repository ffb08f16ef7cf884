export {
  type AccountChain,
  type AccountCurrency,
  type AccountInput,
  accountCurrency,
  accountInput,
  DEFAULT_SERVICE_CHAIN,
} from './accountInput.ts'
export {
  adaptSupersededRoutes,
  type SupersededPathOverrides,
  type SupersededRouteOverrides,
  type SupersededSchemaOverrides,
} from './adaptRoutes.ts'
export { type SupersededAssumptionId, supersededAssumptions } from './assumptions.ts'
export { checkSupersededFieldNames } from './checkFieldNames.ts'
export {
  type SupersededErrorCode,
  supersededErrorCodes,
  supersededRejections,
} from './errorCodes.ts'
export { defaultSupersededFieldNames, type SupersededFieldNames } from './fieldNames.ts'
export {
  type SessionRouteId,
  type SupersededRouteId,
  type SupersededRoutes,
  supersededRoutes,
  type WalletRouteId,
} from './routes.ts'
export {
  type SiweSession,
  siweMessage,
  siweSession,
  siweSignature,
  type TokenSession,
  tokenProof,
  tokenSession,
} from './session.ts'
export {
  cookieAttributes,
  RENEW_AFTER_SECONDS,
  type SessionCookie,
  sessionCookies,
} from './sessionCookies.ts'
export {
  type FullAccount,
  fullAccount,
  type UsdInstructions,
  usdInstructions,
  type WalletAccount,
  walletAccount,
} from './walletAccount.ts'
export { type WalletAddress, walletAddress } from './walletAddress.ts'
export { type WalletCustomer, walletCustomer } from './walletCustomer.ts'
export { countryCode, type WalletRegistration, walletRegistration } from './walletRegistration.ts'
