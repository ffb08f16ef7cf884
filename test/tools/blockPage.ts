/** Reports to a document that its Content-Security-Policy blocks the page at `url`, as browsers do. Works in jsdom. */
export function blockPage(ownerDocument: Document, url: string, directive = 'frame-src'): void {
  const { origin } = new URL(url)
  const violation = { blockedURI: origin, disposition: 'enforce', effectiveDirective: directive }
  ownerDocument.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
}
