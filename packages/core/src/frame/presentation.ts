import { isInAppBrowser } from '../platform/inAppBrowser.ts'
import { documentPage, type PageState } from '../platform/page.ts'

/**
 * Where a hosted page opens: in a `frame`, in a new `tab`, or by a `redirect` of this tab. `auto` is a redirect in browsers
 * inside other apps, such as Instagram or a wallet, and a frame elsewhere.
 */
export type Presentation = 'auto' | 'frame' | 'tab' | 'redirect'

/**
 * Decides where a hosted page opens. A page that cannot navigate its tab, because it is in a frame itself, does not
 * redirect: it frames the hosted page.
 *
 * @param presentation What the merchant chose. @default 'auto'
 * @param userAgent The browser's user agent. @default that of `navigator`
 * @param page The page that opens the hosted page. @default the document
 */
export function resolvePresentation(
  presentation?: Presentation,
  userAgent?: string,
  page: PageState = documentPage,
): 'frame' | 'tab' | 'redirect' {
  if (presentation === 'frame' || presentation === 'tab') return presentation
  const isRedirect = presentation === 'redirect' || isInAppBrowser(userAgent)
  return isRedirect && page.navigate !== undefined ? 'redirect' : 'frame'
}

/** Navigates to a hosted page if that is how it opens. */
export function redirectTo(
  url: string,
  page: PageState,
  presentation: Presentation | undefined,
): void {
  if (resolvePresentation(presentation, undefined, page) === 'redirect') page.navigate?.(url)
}
