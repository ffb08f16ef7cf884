/**
 * Marks of browsers inside other apps, which often ignore new tabs and have no payment sheets: WebViews of Android, WebKit
 * on iOS, which names Safari only in browsers, and apps that may name Safari.
 */
const inApp =
  /Version\/4\.0 Chrome|\(iP(?!.*Safari\/)|FBA[NV]\/|Instagram|Snapchat| Line\/|Twitter|LinkedInApp|Pinterest|MicroMessenger|KAKAOTALK|NAVER|Telegram-|Reddit\/|Discord\/|GSA\/|Phantom/

/** Returns whether a user agent is that of a browser inside another app. @default that of `navigator` */
export function isInAppBrowser(userAgent?: string): boolean {
  return inApp.test(userAgent ?? ownUserAgent())
}

/**
 * The user agent of this browser. Empty on a server, and in an app on the home screen of iOS, whose WebKit does not name
 * Safari either.
 */
export function ownUserAgent(): string {
  const own = (globalThis as { readonly navigator?: Partial<Navigator> & { standalone?: boolean } })
    .navigator
  return own?.standalone ? '' : (own?.userAgent ?? '')
}
