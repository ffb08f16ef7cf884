import { AMOUNT_PATTERN, AMOUNT_RULE } from '../contract/amount.ts'
import { CASH_APP_PATTERN, CASH_APP_RULE, type CashAppDeposit } from '../contract/cashAppDeposit.ts'
import type { RailConfig } from '../contract/rail.ts'
import { OnrampError } from '../errors/OnrampError.ts'
import { ConfigError, InputError } from '../errors/usageErrors.ts'
import { secureUrl } from '../platform/secureUrl.ts'

const OPERATION = 'openCryptoDeposit'

/** What is to be deposited, as the person chose. */
export type CryptoDepositRequest =
  /** From a wallet or an exchange; how much is said on the hosted page. */
  | { readonly way: 'crypto' }
  /** From Cash App: decimal text in USD, 3 or more. (Interface: Limits 3.) */
  | { readonly way: 'cash-app'; readonly amount: string }

/** A deposit that was authorized, and may be opened. */
export interface AuthorizedDeposit {
  readonly config: RailConfig
  readonly request: CryptoDepositRequest
  /** What `authorize` gave. */
  readonly authorization: string
}

/** How a merchant lets a deposit begin. */
export interface DepositAuthority {
  /**
   * Asks your own server to authorize this deposit, and resolves to the text it grants. Called once for each click of the
   * person's; if it rejects, nothing is opened and the person may try again. (Assumption `rail.webview`.)
   */
  readonly authorize: (request: CryptoDepositRequest, config: RailConfig) => Promise<string>
  /** The address to open, where it is another one. @default webview_url with `merchant_id` and `authorization` */
  readonly buildUrl?: ((deposit: AuthorizedDeposit) => string) | undefined
}

/**
 * Has a deposit authorized, and gives the address of the hosted page to make it on. The address is good for this one
 * deposit: keep it nowhere. Rejects with InputError for a Cash App deposit of less than 3 USD and with ConfigError for a
 * webview that is not https, both before anything is authorized (an address of `buildUrl` is looked at once it is built);
 * and with OnrampError, whose `cause` is the merchant's own, where that is refused.
 *
 * @example
 * const url = await openCryptoDeposit(await onramp.rail.config(), { way: 'cash-app', amount: '25' }, { authorize })
 */
export async function openCryptoDeposit(
  config: RailConfig,
  request: CryptoDepositRequest,
  { authorize, buildUrl }: DepositAuthority,
): Promise<string> {
  if (request.way === 'cash-app') checkCashAppDeposit(request)
  if (buildUrl === undefined) cryptoDepositUrl(config)
  const authorization = await ask(() => authorize(request, config))
  if (!authorization)
    throw new ConfigError(
      OPERATION,
      'authorization_missing',
      'authorize resolved to no text. Resolve to what your server grants, or reject.',
    )
  const build = buildUrl ?? withAuthorization
  return cryptoDepositUrl(config, () => build({ config, request, authorization }))
}

async function ask(authorize: () => Promise<string>): Promise<string> {
  try {
    return await authorize()
  } catch (cause) {
    throw new OnrampError(
      `${OPERATION}: authorize was rejected, so nothing was opened. Its reason is the cause of this error.`,
      { operation: OPERATION, code: 'authorization_refused', outcome: 'none', cause },
    )
  }
}

function withAuthorization({ config, authorization }: AuthorizedDeposit): string {
  const url = new URL(cryptoDepositUrl(config))
  url.searchParams.set('authorization', authorization)
  return url.href
}

/**
 * The address that opens the hosted crypto-deposit flow: the config's `webview_url`, with `merchant_id` as a query
 * parameter unless `buildUrl` says otherwise. The page also wants an `authorization` of yours as a query parameter: add it,
 * or give it in `buildUrl`. (Assumption `rail.webview`.) Throws ConfigError for an address that can't carry money safely.
 */
export function cryptoDepositUrl(
  config: RailConfig,
  buildUrl: (config: RailConfig) => string = withMerchantId,
): string {
  const url = secureUrl(buildUrl(config))
  if (url !== undefined) return url.href
  throw new ConfigError(
    'cryptoDepositUrl',
    'invalid_webview_url',
    'the webview must have an https address (http on loopback only), without user or password.',
  )
}

function withMerchantId({ merchant_id, webview_url }: RailConfig): string {
  const url = secureUrl(webview_url)
  url?.searchParams.set('merchant_id', merchant_id)
  return url?.href ?? ''
}

/**
 * Returns a cash-app deposit of at least 3 USD. (Interface: Limits 3.)
 *
 * @throws InputError for less, and for anything but decimal text
 */
export function checkCashAppDeposit({ amount }: CashAppDeposit): CashAppDeposit {
  if (!AMOUNT_PATTERN.test(amount)) reject(AMOUNT_RULE)
  if (!CASH_APP_PATTERN.test(amount)) reject(CASH_APP_RULE)
  return { amount }
}

function reject(reason: string): never {
  throw new InputError('checkCashAppDeposit', [{ field: 'amount', reason }])
}
