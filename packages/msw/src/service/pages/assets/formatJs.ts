/** Script that groups digits while typing and shows the card's brand. */
export const formatJs = /* js */ `const formats = {
  number: (digits) => split(digits, brandOf(digits)?.groups ?? [4, 4, 4, 4, 3]).join(' '),
  // Shortens a year of four digits once all four are typed.
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
  // The caret stays after the same digit when the grouping moves it.
  const digitsBefore = digitsOf(target.value.slice(0, target.selectionEnd)).length
  target.value = format(digitsOf(target.value))
  const caret = caretAfter(digitsBefore, target.value)
  target.setSelectionRange(caret, caret)
  showBrand()
})

document.addEventListener('page:drawn', showBrand)

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
