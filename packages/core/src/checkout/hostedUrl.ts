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
 * client, so that a remount shows the hosted page again. They are not stored, so a reload does not.
 */
const parked = new WeakMap<PageState, Map<string, string>>()

/** Far more than a page needs at once; limits the URLs of abandoned orders. */
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
