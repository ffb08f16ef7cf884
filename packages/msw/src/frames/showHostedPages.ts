import type { Service } from '../service/createService.ts'
import { hostedSite } from './hostedSite.ts'
import { watchPage } from './watchPage.ts'

/**
 * Shows the hosted pages of a service that runs in the page itself: in the frames that are given
 * their addresses, and in the tabs that links to them open. No worker sees those being opened; and
 * with this none has to.
 *
 * A page is drawn into its frame with all that it needs, and asks the service by way of the page
 * around it. For whoever listens it is as if it came from the service: its messages have the
 * service's origin, and the frame loads once the service has answered. What differs:
 *
 * - The page's own origin is opaque, and the frame's sandbox is therefore without
 *   `allow-same-origin`. A frame that had no sandbox gets one.
 * - `src` stays as it was set, and the browser may look for it for a moment: give a `baseUrl` that
 *   nobody has.
 * - A tab lives as long as the page that opened it.
 * - A Content-Security-Policy of the page around it must allow inline scripts and styles.
 * - Frames within a shadow root are not seen.
 *
 * @returns stops it; what is shown stays, and is answered no more
 *
 * @example
 * const service = createService()
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 * showHostedPages(service, { baseUrl: 'https://service.example' })
 */
export function showHostedPages(
  service: Pick<Service, 'handle'>,
  { baseUrl }: { readonly baseUrl: string },
): () => void {
  const showing = new AbortController()
  watchPage(window, hostedSite(service, baseUrl), showing.signal)
  return () => showing.abort()
}
