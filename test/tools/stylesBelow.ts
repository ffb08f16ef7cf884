/** The only visible properties of an SVG shape. */
const painted = ['fill', 'stroke', 'stroke-width', 'opacity', 'd', 'transform', 'filter']

/**
 * The computed styles of every element below `root` and of the pseudo-elements it has, keyed by position, class and
 * property.
 */
export function stylesBelow(root: Element): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  const view = root.ownerDocument.defaultView ?? window
  // The system draws the options of a select.
  for (const [place, element] of [...root.querySelectorAll(':not(option)')].entries()) {
    const name = `${place} ${element.getAttribute('class') ?? element.localName}`
    const isShape = element.parentElement?.closest('svg') != null
    const own = view.getComputedStyle(element)
    for (const property of isShape ? painted : own)
      styles.set(`${name} ${property}`, own.getPropertyValue(property))
    for (const pseudo of isShape ? [] : pseudosOf(element, own)) {
      const computed = view.getComputedStyle(element, pseudo)
      const isGenerated = pseudo === '::before' || pseudo === '::after'
      // Without content nothing else of it is visible.
      const isEmpty = isGenerated && computed.content === 'none'
      for (const property of isEmpty ? ['content'] : computed)
        styles.set(`${name}${pseudo} ${property}`, computed.getPropertyValue(property))
    }
  }
  return styles
}

function pseudosOf(element: Element, { display }: CSSStyleDeclaration): readonly string[] {
  return [
    '::before',
    '::after',
    ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ...(display === 'list-item' ? ['::marker'] : []),
    ...(/block|list-item|flow-root|table-cell/.test(display) ? ['::first-letter'] : []),
  ]
}
