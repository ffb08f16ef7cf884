/**
 * Wraps each text of an element, also later ones, as page translators do: they replace the text node. Leaves out what the page
 * excludes from translation. Returns its end.
 *
 * @param translateText The translation of a text. @default the text itself
 */
export function translatePage(
  place: Element,
  translateText: (text: string) => string = (text) => text,
): () => void {
  const wrap = () => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, [translate="no"]')) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.lastElementChild?.append(translateText(text.data))
      text.replaceWith(outer)
    }
  }
  wrap()
  const observer = new MutationObserver(wrap)
  observer.observe(place, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/**
 * Returns the texts that React updates as text nodes of their own. It loses one that a translator has replaced: it shows the
 * old text, or throws when it removes the node. React sets a text that is the only child of its element on the element.
 */
export function looseTexts(place: Element): readonly string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isReacts = Object.keys(text).some((key) => key.startsWith('__reactFiber'))
    if (isReacts && text.data.trim() !== '')
      texts.push(`${text.parentElement?.className}: ${text.data}`)
  }
  return texts
}
