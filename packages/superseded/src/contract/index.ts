export {
  type AccountChain,
  type AccountCurrency,
  type AccountInput,
  accountCurrency,
  accountInput,
  countryCode,
  DEFAULT_SERVICE_CHAIN,
  type FullAccount,
  fullAccount,
  type UsdInstructions,
  usdInstructions,
  type WalletAccount,
  type WalletAddress,
  type WalletCustomer,
  type WalletRegistration,
  walletAccount,
  walletAddress,
  walletCustomer,
  walletRegistration,
} from './accounts.ts'
export { type SupersededAssumptionId, supersededAssumptions } from './assumptions.ts'
export { type SupersededErrorCode, supersededErrorCodes, supersededRejections } from './errors.ts'
export {
  checkSupersededFieldNames,
  defaultSupersededFieldNames,
  type SupersededFieldNames,
} from './fieldNames.ts'
export {
  adaptSupersededRoutes,
  type SessionRouteId,
  type SupersededPathOverrides,
  type SupersededRouteId,
  type SupersededRouteOverrides,
  type SupersededRoutes,
  type SupersededSchemaOverrides,
  supersededRoutes,
  type WalletRouteId,
} from './routes.ts'
export {
  cookieAttributes,
  RENEW_AFTER_SECONDS,
  type SessionCookie,
  type SiweSession,
  sessionCookies,
  siweMessage,
  siweSession,
  siweSignature,
  type TokenSession,
  tokenProof,
  tokenSession,
} from './session.ts'
