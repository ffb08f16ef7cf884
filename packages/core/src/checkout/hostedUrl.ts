import { ConfigError } from '../errors/ConfigError.ts'
import { secureUrl } from '../secureUrl.ts'

/** The hosted page's address if a buyer may be sent there (https; http on loopback only), else the reason why not. */
export function hostedUrl(
  text: string,
): { readonly url: string } | { readonly error: ConfigError } {
  const url = secureUrl(text)
  if (url !== undefined) return { url: url.href }
  return {
    error: new ConfigError(
      'card.checkout',
      'unsafe_hosted_url',
      'the service named a hosted page that is not https. It is not shown; report this to the service.',
    ),
  }
}
