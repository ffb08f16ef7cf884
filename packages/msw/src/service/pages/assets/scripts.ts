import { drawJs, followJs, sendJs } from './drawJs.ts'
import { formatJs } from './formatJs.ts'

/** Posts the agreement's id to the embedding page as soon as the page shows one. (Interface: Superseded routes, tos-link.) */
const tellAgreementJs = /* js */ `document.addEventListener('page:moved', tellAgreement)
tellAgreement()

// Any origin may receive it: the id grants no access.
function tellAgreement() {
  const { agreement } = main().dataset
  if (agreement && parent !== window) parent.postMessage({ signedAgreementId: agreement }, '*')
}
`

/** Posts a message to the embedding page whenever the order has changed. */
const tellOrderJs = /* js */ `// Any origin may receive it: the message names no order and no secret.
document.addEventListener('page:moved', () => {
  if (parent !== window) parent.postMessage({ type: 'onramp.order_changed' }, '*')
})
`

/**
 * Scripts by page, as the browser loads them. Every form also works without script, by a reload. The identity page posts
 * no messages. (Interface: Superseded routes, kyc-link.)
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
