/** Script that replaces the page's content with the server's current rendering. */
export const drawJs = /* js */ `const main = () => document.querySelector('main')

// Number of redraws. A response to a request from before the last redraw is stale.
let drawings = 0

// Throws for a response that is not a hosted page, such as a proxy's, and changes nothing.
function parsePage(text) {
  const page = new DOMParser().parseFromString(text, 'text/html')
  if (!page.querySelector('main')) throw new TypeError('no page')
  return page
}

function show(page, typed) {
  const next = page.querySelector('main')
  const statusBefore = main().dataset.status
  const detailsOpen = document.querySelector('details')?.open ?? false
  // Each step has its own title.
  next.toggleAttribute('data-next', page.title !== document.title)
  main().replaceWith(next)
  drawings += 1
  document.title = page.title
  const details = document.querySelector('details')
  if (details) details.open = detailsOpen
  const wrong = next.querySelector('[aria-invalid="true"]')
  if (wrong && typed) refill(wrong.form, typed)
  document.dispatchEvent(new Event('page:drawn'))
  const target = wrong ?? next.querySelector('[data-focus]')
  // A poll must not take the focus from the embedding page, where the user may be typing.
  if (typed || document.hasFocus()) target?.focus()
  if (next.dataset.status !== statusBefore) document.dispatchEvent(new Event('page:moved'))
}

// The server does not echo input, so the script restores it. Except the code, because it was wrong.
function refill(form, typed) {
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name)
    if (field && field.autocomplete !== 'one-time-code') field.value = value
  }
}
`

/** Script that polls the page for changes made elsewhere. */
export const followJs = /* js */ `setInterval(follow, 3000)
document.addEventListener('visibilitychange', follow)

// Redraws only when the status changes, to keep the input.
async function follow() {
  if (document.hidden || isBusy() || !('follow' in main().dataset)) return
  const drawing = drawings
  try {
    const page = parsePage(await (await fetch(document.baseURI)).text())
    if (drawing !== drawings || isBusy()) return
    if (page.querySelector('main').dataset.status !== main().dataset.status) show(page)
  } catch {
    // The next poll tries again.
  }
}
`

/** Script that submits forms without leaving the page. */
export const sendJs = /* js */ `addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  if (isBusy()) return
  const restore = showBusy(form)
  const typed = new FormData(form)
  try {
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(typed) })
    show(parsePage(await response.text()), typed)
  } catch {
    restore()
    form.querySelector('[data-unreachable]').hidden = false
  }
})

function isBusy() {
  return main().ariaBusy === 'true'
}

function showBusy(form) {
  const button = form.querySelector('button')
  const words = button.textContent
  main().ariaBusy = 'true'
  form.querySelector('[data-unreachable]').hidden = true
  button.textContent = button.dataset.busy
  return () => {
    main().ariaBusy = 'false'
    button.textContent = words
  }
}
`
