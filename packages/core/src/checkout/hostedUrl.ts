import { ConfigError } from '../errors/usageErrors.ts'
import type { PageState } from '../platform/page.ts'
import { secureUrl } from '../platform/secureUrl.ts'

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

/**
 * The hosted URLs of checkouts that were unmounted while their order could be paid, by page and order id. They outlive
 * the checkout and its client, so that a remount shows the hosted page again, and never a reload: they are not stored.
 */
const parked = new WeakMap<PageState, Map<string, string>>()

/** Far more than a page has at once. Without a limit the URL of every abandoned order would be kept. */
const MOST_PARKED = 8

/** Keeps a hosted URL for the next checkout on this page. */
export function parkUrl(page: PageState, orderId: string, url: string): void {
  const urls = parked.get(page) ?? new Map<string, string>()
  parked.set(page, urls.set(orderId, url))
  const [oldest] = urls.keys()
  if (urls.size > MOST_PARKED && oldest !== undefined) urls.delete(oldest)
}

/** Returns and removes a hosted URL, so that one checkout shows the page at a time. */
export function takeParkedUrl(page: PageState, orderId: string): string | undefined {
  const url = parked.get(page)?.get(orderId)
  parked.get(page)?.delete(orderId)
  return url
}
