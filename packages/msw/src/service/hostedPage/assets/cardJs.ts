/**
 * The hosted page's script, as the browser gets it. Without it every form still works, by a reload.
 */
export const cardJs = /* js */ `'use strict'

const main = () => document.querySelector('main')

addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  if (main().ariaBusy === 'true') return
  const restore = showBusy(form)
  const typed = new FormData(form)
  try {
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(typed) })
    show(new DOMParser().parseFromString(await response.text(), 'text/html'), typed)
  } catch {
    restore()
    form.querySelector('[data-unreachable]').hidden = false
  }
})

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

// The server draws every step; what it never sends back is what the buyer typed.
function show(page, typed) {
  const statusBefore = main().dataset.status
  const testCardsOpen = document.querySelector('details')?.open ?? false
  main().replaceWith(page.querySelector('main'))
  const details = document.querySelector('details')
  if (details) details.open = testCardsOpen
  const wrong = document.querySelector('[aria-invalid="true"]')
  if (wrong) refill(typed)
  const next = wrong ?? document.querySelector('[data-focus]')
  next?.focus()
  if (main().dataset.status !== statusBefore) tellParent()
}

function refill(typed) {
  for (const [name, value] of typed) document.getElementById(name).value = value
  showBrand()
}

// To '*', for it says nothing: no order, no secret. Whoever embeds the page asks the service for
// the rest.
function tellParent() {
  if (parent !== window) parent.postMessage({ type: 'onramp.order_changed' }, '*')
}

const formats = {
  number: (digits) => split(digits, brandOf(digits)?.groups ?? [4, 4, 4, 4, 3]).join(' '),
  // A year may come with four digits; the 20 in front goes once all of them are there.
  expiry: (typed) => {
    const digits = typed.replace(/^(\\d\\d)20(\\d\\d)/, '$1$2')
    return split(digits, [2, digits.startsWith('20', 2) ? 4 : 2]).join('/')
  },
  cvc: (digits) => digits.slice(0, 4),
  code: (digits) => digits.slice(0, 6),
}

addEventListener('input', ({ target }) => {
  const format = formats[target.name]
  if (!format) return
  // The caret stays behind the digit it was behind, wherever the grouping moves that digit.
  const digitsBefore = digitsOf(target.value.slice(0, target.selectionEnd)).length
  target.value = format(digitsOf(target.value))
  const caret = caretAfter(digitsBefore, target.value)
  target.setSelectionRange(caret, caret)
  showBrand()
})

function caretAfter(count, text) {
  let caret = 0
  for (let seen = 0; seen < count && caret < text.length; caret++) {
    seen += digitsOf(text[caret]).length
  }
  return caret
}

function digitsOf(text) {
  return text.replace(/\\D/g, '')
}

function split(digits, lengths) {
  let start = 0
  return lengths.map((length) => digits.slice(start, (start += length))).filter(Boolean)
}

function brandOf(digits) {
  const brands = JSON.parse(document.querySelector('[data-brands]').dataset.brands)
  return brands.find(({ prefix }) => new RegExp(prefix).test(digits))
}

function showBrand() {
  const output = document.querySelector('[data-brands]')
  const number = document.getElementById('number')
  if (output) output.textContent = brandOf(digitsOf(number.value))?.name ?? ''
}
`
