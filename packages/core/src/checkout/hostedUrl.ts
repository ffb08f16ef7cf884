import type { OnrampClient } from '../client.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import { redirectTo } from '../frame/presentation.ts'
import type { PageState } from '../platform/page.ts'
import { isOwnUrl, secureUrl } from '../platform/secureUrl.ts'
import { createSignal, type Signal } from '../platform/signal.ts'
import { tabStorage } from '../platform/storage.ts'
import { tryOrReport, tryOrUndefined } from '../platform/tryOrUndefined.ts'
import type { CheckoutOptions, CheckoutSnapshotFields } from './checkout.ts'

/** Returns the hosted page's URL if it is safe to show for the client. Otherwise the error. */
export function hostedUrl(
  text: string,
  client: OnrampClient,
): { readonly url: string } | { readonly error: ConfigError } {
  const url = safeUrl(text, client)
  if (url !== undefined) return { url }
  return {
    error: new ConfigError(
      'card.checkout',
      'unsafe_hosted_url',
      'the hosted page is not shown. Its URL must be https, on another origin than this page, and without credentials. Report this to the service.',
    ),
  }
}

/** Returns the URL if it is https (or http on loopback or of the client's own `baseUrl`) and has another origin than this page. */
function safeUrl(text: string, { baseUrl }: OnrampClient): string | undefined {
  const url = secureUrl(text, ({ origin }) => origin === new URL(baseUrl).origin)
  return url === undefined || isOwnUrl(url) ? undefined : url.href
}

/**
 * Hosted URLs of unmounted checkouts whose order can be paid, by page and order id; `undefined` while a checkout shows
 * the page. They outlive the checkout and its client, so that a remount shows the hosted page again. The page is the key
 * because it is the same object for every client of a page, and another one for each simulated tab of a test.
 */
const keptUrls = new WeakMap<PageState, KeptUrls>()

interface KeptUrls {
  readonly urls: Map<string, string | undefined>
  /** Emits when a checkout that showed a page has unmounted. */
  readonly kept: Signal
}

/** Far more than a page needs at once; limits the URLs of abandoned orders. */
const MAX_KEPT = 8

/** A hosted page, as in the snapshot of a checkout. */
type OpenPage = Pick<CheckoutSnapshotFields, 'order_id' | 'url'>

/**
 * Creates the hosted URLs of a wallet, whose order is stored under `orderKey`: those of unmounted checkouts and, with
 * `resume: 'page'`, the one that survives a reload.
 */
export function createHostedUrls(
  client: OnrampClient,
  orderKey: string,
  { resume, presentation = 'frame', isShown = () => true }: CheckoutOptions,
) {
  const { platform } = client
  const { page } = platform
  const key = `${orderKey}.page`
  const storage = resume === 'page' ? (platform.tabStorage ?? tabStorage()) : undefined
  const ofPage = keptUrls.get(page) ?? { urls: new Map(), kept: createSignal() }
  keptUrls.set(page, ofPage)
  const { urls, kept } = ofPage

  function set(orderId: string, url: string | undefined) {
    urls.set(orderId, url)
    const [oldest] = urls.keys()
    if (urls.size > MAX_KEPT && oldest !== undefined) urls.delete(oldest)
  }

  /** Storage may throw, and its content may be anyone's. */
  function readStored(orderId: string): string | undefined {
    const [id, url = ''] = tryOrUndefined(() => storage?.getItem(key)?.split(' ')) ?? []
    return id === orderId ? url : undefined
  }

  return {
    /** Stores the URL of a page that has just opened, and redirects to it if that is how a shown checkout presents it. */
    open(orderId: string, url: string, isWatched: boolean) {
      set(orderId, isWatched ? undefined : url)
      tryOrUndefined(() => storage?.setItem(key, `${orderId} ${url}`))
      // An error here must not make the outcome of the purchase unknown.
      tryOrReport(() => isWatched && isShown() && redirectTo(url, page, presentation))
    },
    /** Keeps the URL for another checkout on this page, which may be mounted already. */
    keep({ order_id, url }: OpenPage) {
      if (order_id === undefined || url === undefined) return
      set(order_id, url)
      kept.emit()
    },
    /** Emits when a URL was kept. */
    kept,
    /** Returns a kept or stored URL, once, so that one checkout shows the page at a time. */
    take(orderId = '') {
      const url = urls.has(orderId) ? urls.get(orderId) : safeUrl(readStored(orderId) ?? '', client)
      if (url !== undefined) set(orderId, undefined)
      return url
    },
    /** Removes the stored URL; with an order, only if it is that of the order. */
    clear(orderId?: string | null) {
      if (orderId == null || readStored(orderId) !== undefined)
        tryOrUndefined(() => storage?.removeItem(key))
    },
  }
}
