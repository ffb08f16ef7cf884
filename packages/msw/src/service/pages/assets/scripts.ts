import { drawJs, followJs, sendJs } from './drawJs.ts'
import { formatJs } from './formatJs.ts'

/**
 * Tells whoever embeds the terms that they were accepted: as soon as the page shows an agreement,
 * which it has from the server. (Interface: Superseded routes, tos-link.)
 */
const tellAgreementJs = /* js */ `document.addEventListener('page:moved', tellAgreement)
tellAgreement()

// To '*', for it opens nothing: it only names what the embedding page may ask the service about.
function tellAgreement() {
  const { agreement } = main().dataset
  if (agreement && parent !== window) parent.postMessage({ signedAgreementId: agreement }, '*')
}
`

/** Tells whoever embeds the card page that the order has changed. */
const tellOrderJs = /* js */ `// To '*', for it says nothing: no order, no secret. Whoever embeds the page asks the service for
// the rest.
document.addEventListener('page:moved', () => {
  if (parent !== window) parent.postMessage({ type: 'onramp.order_changed' }, '*')
})
`

/**
 * Each hosted page's one script, as the browser gets it. Without it every form still works, by a
 * reload. What a page tells the page that frames it stands in a part of its own: the page for
 * identity verification has none. (Interface: Superseded routes, kyc-link.)
 */
export const scripts = {
  pay: join(drawJs, sendJs, followJs, formatJs, tellOrderJs),
  terms: join(drawJs, sendJs, tellAgreementJs),
  identity: join(drawJs, sendJs, followJs),
  deposit: join(drawJs, sendJs),
}

function join(...parts: readonly string[]): string {
  return ["'use strict'\n", ...parts].join('\n')
}
