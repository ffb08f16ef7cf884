import { warnOnce } from '../../provider/parseProps.ts'

const guide = 'See https://onramp-kit.github.io/onramp-kit/reference/security-headers/'

/** Tells the developer which directive of the page's own policy blocks the hosted page. Omits its path and query. */
export function warnOfBlocked(url: string, directive: string): void {
  const { origin } = new URL(url)
  warnOnce(
    `Onramp Kit: the Content-Security-Policy of this page blocks the hosted page (${directive}). Buyers have to open it in a new tab. Add ${origin} to frame-src. ${guide}`,
  )
}

/** Chromium's name of the Permissions Policy API. */
interface FeaturePolicyDocument {
  readonly featurePolicy?: { readonly allowsFeature?: (feature: string) => boolean }
}

/** Tells the developer about headers of this page with which a hosted page does not work in a frame. */
export function warnOfHeaders(): void {
  if (window.crossOriginIsolated)
    warnOnce(
      `Onramp Kit: this page is cross-origin isolated (Cross-Origin-Embedder-Policy), so the browser blocks a hosted page that does not opt in. Remove the header, or pass presentation="redirect". ${guide}`,
    )
  const { featurePolicy } = document as FeaturePolicyDocument
  if (featurePolicy?.allowsFeature?.('payment') === false)
    warnOnce(
      `Onramp Kit: the Permissions-Policy of this page, or of the page that frames it, denies payment, so wallets such as Apple Pay and Google Pay do not work in the hosted page. Allow payment for self and for the hosted page. ${guide}`,
    )
}
