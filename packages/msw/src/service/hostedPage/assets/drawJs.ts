/** Puts a page the server has drawn in the place of the one that is shown. */
export const drawJs = /* js */ `const main = () => document.querySelector('main')

// How often the page was redrawn: an answer that was asked for before another was shown is stale.
let drawings = 0

// Throws, with everything left as it is, for an answer that is no page of ours, as of a proxy.
function parsePage(text) {
  const page = new DOMParser().parseFromString(text, 'text/html')
  if (!page.querySelector('main')) throw new TypeError('no page')
  return page
}

function show(page, typed) {
  const next = page.querySelector('main')
  const statusBefore = main().dataset.status
  const testCardsOpen = document.querySelector('details')?.open ?? false
  main().replaceWith(next)
  drawings += 1
  document.title = page.title
  const details = document.querySelector('details')
  if (details) details.open = testCardsOpen
  const wrong = next.querySelector('[aria-invalid="true"]')
  if (wrong && typed) refill(typed)
  const target = wrong ?? next.querySelector('[data-focus]')
  target?.focus()
  if (next.dataset.status !== statusBefore) tellParent()
}

// The server never sends back what the buyer typed. A code is typed anew: the last one was wrong.
function refill(typed) {
  for (const [name, value] of typed) {
    const field = document.getElementById(name)
    if (field && field.autocomplete !== 'one-time-code') field.value = value
  }
  showBrand()
}

// To '*', for it says nothing: no order, no secret. Whoever embeds the page asks the service for
// the rest.
function tellParent() {
  if (parent !== window) parent.postMessage({ type: 'onramp.order_changed' }, '*')
}
`
