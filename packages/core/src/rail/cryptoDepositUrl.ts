import type { RailConfig } from '../contract/rail.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import { secureUrl } from '../platform/secureUrl.ts'

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
