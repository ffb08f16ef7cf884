/**
 * The width of a checkout's title, and of the same text without the stylesheet. They differ where the browser does not
 * join Arabic letters. Runs in the page.
 */
export function titleWidths(): readonly number[] {
  const title = document.querySelector('.onramp-title')
  if (title === null) throw new Error('there is no title')
  const copy = document.createElement('span')
  const { font, letterSpacing } = getComputedStyle(title)
  Object.assign(copy.style, { font, letterSpacing, whiteSpace: 'nowrap' })
  copy.textContent = title.textContent
  document.body.append(copy)
  const range = document.createRange()
  range.selectNodeContents(title)
  const widths = [range, copy].map((each) => Math.round(each.getBoundingClientRect().width))
  copy.remove()
  return widths
}
