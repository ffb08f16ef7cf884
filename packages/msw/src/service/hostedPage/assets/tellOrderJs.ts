/** Tells whoever embeds the card page that the order has changed. */
export const tellOrderJs = /* js */ `// To '*', for it says nothing: no order, no secret. Whoever embeds the page asks the service for
// the rest.
document.addEventListener('page:moved', () => {
  if (parent !== window) parent.postMessage({ type: 'onramp.order_changed' }, '*')
})
`
