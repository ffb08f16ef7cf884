// What rewrites the text of a page while React owns it. Each function runs in the page, before its own scripts.

/** Wraps each text in elements, as a page translator does, now and whenever text changes. */
export function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const { parentElement: parent } = text
      if (parent === null || text.data.trim() === '') continue
      if (parent.closest('script, style, font, title, [translate=no], .notranslate')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver(() => wrap(document.body))
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Adds an element after each amount, as a currency converter does. */
export function annotate(): void {
  const mark = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const { parentElement: parent } = text
      if (parent === null || parent.closest('script, style, title, button, [data-annotated]'))
        continue
      if (!/\d[.,]\d\d/.test(text.data)) continue
      parent.dataset['annotated'] = ''
      const note = document.createElement('span')
      note.dataset['annotated'] = ''
      text.after(note)
    }
  }
  const observer = new MutationObserver(mark)
  addEventListener('DOMContentLoaded', () => {
    mark()
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
