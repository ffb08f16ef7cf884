const pseudos = ['', '::before', '::after', '::placeholder', '::marker', '::first-letter']

/** The only visible properties of an SVG shape. */
const painted = ['fill', 'stroke', 'stroke-width', 'opacity', 'd', 'transform', 'filter']

/** The computed styles of every element below `root` and its pseudo-elements, keyed by position, class and property. */
export function stylesBelow(root: Element): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  const view = root.ownerDocument.defaultView ?? window
  for (const [place, element] of [...root.querySelectorAll('*')].entries()) {
    const isShape = element.parentElement?.closest('svg') != null
    for (const pseudo of isShape ? [''] : pseudos) {
      const computed = view.getComputedStyle(element, pseudo)
      const name = `${place} ${element.getAttribute('class') ?? element.localName}${pseudo}`
      for (const property of isShape ? painted : computed)
        styles.set(`${name} ${property}`, computed.getPropertyValue(property))
    }
  }
  return styles
}
