/** Nearly every CSS property accepts one of these and rarely has it. */
const strange = `
  17px | 3 | 40% | rgb(255, 0, 255) | none | hidden | right | center | start | end |
  vertical-rl | rtl | pointer | italic | 900 | cursive | underline | uppercase | dashed |
  both | absolute | left | flex | inline | both-edges | contain | auto | rotate(3deg) |
  blur(2px) | circle(10px) | multiply | strict | collapse | evenodd |
  linear-gradient(red, blue) | 3s | ease | infinite | reverse | round | bevel | "x" |
  ultra-condensed | small-caps | break-all | anywhere | manual | sideways | over |
  2px 2px red | 45deg | 1 2 | x | scroll | fixed | content-box | border-box | normal
`
  .split('|')
  .map((value) => value.trim())

/**
 * Builds a stylesheet that gives every element and pseudo-element a strange, important value for each property this browser
 * knows. `root` and its ancestors get the inherited ones only: where a component stands, and whether it is visible and
 * usable there, is the page's choice.
 */
export function hostileSheet(page: Document, root: string): string {
  const parent = page.body.appendChild(page.createElement('div'))
  const child = parent.appendChild(page.createElement('div'))
  const { getComputedStyle: computed } = page.defaultView ?? window
  const lists = { inherited: [] as string[], own: [] as string[] }
  for (const name of computed(child)) {
    if (/^(visibility|pointer-events|user-select|zoom)$/.test(name)) continue
    const usual = computed(child).getPropertyValue(name)
    for (const value of strange) {
      parent.style.setProperty(name, value)
      const isStrange = computed(parent).getPropertyValue(name) !== usual
      const isInherited = computed(child).getPropertyValue(name) !== usual
      parent.style.removeProperty(name)
      if (!isStrange) continue
      lists[isInherited ? 'inherited' : 'own'].push(`${name}: ${value} !important;`)
      break
    }
  }
  parent.remove()
  const inside = `*:not(${root}, :has(${root}))`
  const pseudo = ['before', 'after', 'placeholder', 'marker', 'first-letter', 'first-line']
  const all = (selector: string) =>
    [selector, ...pseudo.map((each) => `${selector}::${each}`)].join(', ')
  return `${all('*')} { ${lists.inherited.join(' ')} }
    ${all(inside)}, ${root}::backdrop { ${lists.own.join(' ')} }
    ::before, ::after { content: "hostile" }`
}
