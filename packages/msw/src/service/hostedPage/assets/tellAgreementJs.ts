/**
 * Tells whoever embeds the terms that they were accepted: as soon as the page shows an agreement,
 * which it has from the server. (Interface: Superseded routes, tos-link.)
 */
export const tellAgreementJs = /* js */ `document.addEventListener('page:moved', tellAgreement)
tellAgreement()

// To '*', for it opens nothing: it only names what the embedding page may ask the service about.
function tellAgreement() {
  const { agreement } = main().dataset
  if (agreement && parent !== window) parent.postMessage({ signedAgreementId: agreement }, '*')
}
`
