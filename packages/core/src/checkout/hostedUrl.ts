import { ConfigError } from '../errors/usageErrors.ts'
import type { PageState } from '../platform/page.ts'
import { secureUrl } from '../platform/secureUrl.ts'

/** Returns the hosted page's URL if it is safe to show (https; http on loopback only), otherwise the error. */
export function hostedUrl(
  text: string,
): { readonly url: string } | { readonly error: ConfigError } {
  const url = secureUrl(text)
  if (url !== undefined) return { url: url.href }
  return {
    error: new ConfigError(
      'card.checkout',
      'unsafe_hosted_url',
      'the URL of the hosted page is not https, so the page is not shown. Report this to the service.',
    ),
  }
}

/**
 * Hosted URLs of unmounted checkouts whose order can be paid, by page and order id. They outlive the checkout and its
 * client, so that a remount shows the hosted page again. They are not stored, so a reload does not. The page is the key
 * because it is the same object for every client of a page, and another one for each simulated tab of a test.
 */
const keptUrls = new WeakMap<PageState, Map<string, string>>()

/** Far more than a page needs at once; limits the URLs of abandoned orders. */
const MAX_KEPT = 8

/** Keeps a hosted URL for the next checkout on this page. */
export function keepUrl(page: PageState, orderId: string, url: string): void {
  const urls = keptUrls.get(page) ?? new Map<string, string>()
  keptUrls.set(page, urls.set(orderId, url))
  const [oldest] = urls.keys()
  if (urls.size > MAX_KEPT && oldest !== undefined) urls.delete(oldest)
}

/** Returns and removes a kept URL, so that one checkout shows the page at a time. */
export function takeKeptUrl(page: PageState, orderId: string): string | undefined {
  const url = keptUrls.get(page)?.get(orderId)
  keptUrls.get(page)?.delete(orderId)
  return url
}
