import type { KeyEnvironment } from './contract/route.ts'
import { ConfigError } from './errors/ConfigError.ts'
import { secureUrl } from './secureUrl.ts'

/** One address, or one for each environment, of which the key's is taken. */
export type BaseUrl = string | Readonly<Record<KeyEnvironment, string>>

/** The service's address without a slash at its end. Throws ConfigError for one that can't carry money safely. */
export function resolveBaseUrl(
  operation: string,
  baseUrl: BaseUrl,
  environment: KeyEnvironment,
): string {
  const text = typeof baseUrl === 'string' ? baseUrl : baseUrl?.[environment]
  const url = typeof text === 'string' ? secureUrl(text) : undefined
  if (url === undefined || /[?#]/.test(url.href))
    throw new ConfigError(
      operation,
      'invalid_base_url',
      `baseUrl must be the https address of the ${environment} service (http on loopback only), without user, query or fragment.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}
