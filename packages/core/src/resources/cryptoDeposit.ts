import { AMOUNT_PATTERN, AMOUNT_RULE } from '../contract/amount.ts'
import {
  CASH_APP_RULE,
  type CashAppDeposit,
  isEnoughForCashApp,
} from '../contract/cashAppDeposit.ts'
import type { RailConfig } from '../contract/rail.ts'
import { OnrampError } from '../errors/OnrampError.ts'
import { ConfigError, InputError } from '../errors/usageErrors.ts'
import { secureUrl } from '../platform/secureUrl.ts'

const OPERATION = 'openCryptoDeposit'

/** The deposit that the person chose. */
export type CryptoDepositRequest =
  /** From a wallet or an exchange; the hosted page asks for the amount. */
  | { readonly method: 'crypto' }
  /** From Cash App: decimal text in USD, 3 or more. (Interface: Limits 3.) */
  | { readonly method: 'cash-app'; readonly amount: string }

/** An authorized deposit. */
export interface AuthorizedDeposit {
  /** Settings of the hosted flow. */
  readonly config: RailConfig
  /** The deposit that the person chose. */
  readonly request: CryptoDepositRequest
  /** What `authorize` resolved to. */
  readonly authorization: string
}

/** How the merchant authorizes a deposit. */
export interface DepositAuthority {
  /**
   * Requests an authorization from your server and resolves with its text. Called once per click. If it rejects, nothing is
   * opened and the person may try again. (Assumption `rail.webview`.)
   */
  readonly authorize: (request: CryptoDepositRequest, config: RailConfig) => Promise<string>
  /**
   * Builds the URL to open. If it throws, nothing is opened and the person may try again.
   * @default webview_url with `merchant_id` and `authorization`
   */
  readonly buildUrl?: ((deposit: AuthorizedDeposit) => string) | undefined
}

/**
 * Authorizes a deposit and returns the URL of its hosted page. The URL is for this deposit only: do not store it.
 *
 * @throws InputError for an unknown method, and for a Cash App deposit of less than 3 USD, before authorizing it
 * @throws ConfigError for a webview that is not https, before authorizing unless `buildUrl` builds its URL
 * @throws ConfigError if `buildUrl` throws, with its error as `cause`
 * @throws OnrampError if `authorize` rejects, with its error as `cause`
 * @example
 * const url = await openCryptoDeposit(await onramp.rail.config(), { method: 'cash-app', amount: '25' }, { authorize })
 */
export async function openCryptoDeposit(
  settings: RailConfig,
  deposit: CryptoDepositRequest,
  { authorize, buildUrl }: DepositAuthority,
): Promise<string> {
  const config = Object.freeze({ ...settings })
  const request = Object.freeze({ ...deposit })
  checkMethod(request.method)
  if (request.method === 'cash-app') checkAmount(OPERATION, request.amount)
  if (buildUrl === undefined) cryptoDepositUrl(config)
  const authorization = await runAuthorize(() => authorize(request, config))
  if (typeof authorization !== 'string' || authorization === '')
    throw new ConfigError(
      OPERATION,
      'authorization_missing',
      `authorize resolved with ${describe(authorization)} instead of text, so nothing was opened. Resolve with the authorization of your server as text, or reject.`,
    )
  return cryptoDepositUrl(config, () => {
    try {
      return (buildUrl ?? withAuthorization)({ config, request, authorization })
    } catch (cause) {
      throw new ConfigError(
        OPERATION,
        'request_not_sent',
        'buildUrl threw, so nothing was opened. Its cause says why.',
        cause,
      )
    }
  })
}

async function runAuthorize(authorize: () => Promise<string>): Promise<string> {
  try {
    return await authorize()
  } catch (cause) {
    throw new OnrampError(
      `${OPERATION}: authorize rejected, so nothing was opened. Its cause says why.`,
      { operation: OPERATION, code: 'authorization_rejected', outcome: 'none', cause },
    )
  }
}

function describe(value: unknown): string {
  return value === '' || value == null ? 'nothing' : `a value of type ${typeof value}`
}

function withAuthorization({ config, authorization }: AuthorizedDeposit): string {
  const url = new URL(cryptoDepositUrl(config))
  url.searchParams.set('authorization', authorization)
  return url.href
}

/**
 * Returns the URL of the hosted crypto-deposit flow: the config's `webview_url` with `merchant_id` as a query parameter,
 * unless `buildUrl` builds another. The page also needs your `authorization` as a query parameter. (Assumption
 * `rail.webview`.)
 *
 * @throws ConfigError if the URL is not https (http on loopback or of a sandbox `baseUrl`)
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
    'the webview URL must be https (http on loopback only), without user or password.',
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
  checkAmount('checkCashAppDeposit', amount)
  return { amount }
}

function checkMethod(method: unknown): void {
  if (method === 'crypto' || method === 'cash-app') return
  const reason = "must be 'crypto' or 'cash-app'"
  throw new InputError(OPERATION, [{ field: 'method', reason }])
}

function checkAmount(operation: string, amount: unknown): void {
  const isAmount = typeof amount === 'string' && AMOUNT_PATTERN.test(amount)
  if (isAmount && isEnoughForCashApp(amount)) return
  const reason = isAmount ? CASH_APP_RULE : AMOUNT_RULE
  throw new InputError(operation, [{ field: 'amount', reason }])
}
