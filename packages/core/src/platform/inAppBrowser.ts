/**
 * Marks of browsers inside other apps, which often ignore new tabs and have no payment sheets: social apps, wallets, any
 * WebView of Android, and WebKit on iOS, which names Safari only in browsers.
 */
const inApp =
  /FBA[NV]\/|Instagram|Barcelona|musical_ly|Snapchat| Line\/|Twitter|LinkedInApp|Pinterest|MicroMessenger|KAKAOTALK|NAVER\(inapp|Telegram-|Reddit\/|Discord\/|GSA\/|MetaMask|Coinbase|Trust\/|Rainbow\/|OKApp|imToken|TokenPocket|Bit[Kg]e|Phantom|; wv\)|\(iP(?!.*Safari\/)/

/** Returns whether a user agent is that of a browser inside another app. @default that of `navigator` */
export function isInAppBrowser(userAgent?: string): boolean {
  return inApp.test(userAgent ?? ownUserAgent())
}

/** Empty on a server, and in an app on the home screen of iOS, whose WebKit does not name Safari either. */
function ownUserAgent(): string {
  const own = (globalThis as { readonly navigator?: Partial<Navigator> & { standalone?: boolean } })
    .navigator
  return own?.standalone ? '' : (own?.userAgent ?? '')
}
