/** Reports to a document that its Content-Security-Policy blocks the page at `url`, as browsers do. */
export function blockPage(ownerDocument: Document, url: string): void {
  const violation = new SecurityPolicyViolationEvent('securitypolicyviolation', {
    documentURI: ownerDocument.URL,
    violatedDirective: 'frame-src',
    effectiveDirective: 'frame-src',
    originalPolicy: "frame-src 'none'",
    blockedURI: new URL(url).origin,
    disposition: 'enforce',
    statusCode: 200,
  })
  ownerDocument.dispatchEvent(violation)
}
