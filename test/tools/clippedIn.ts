/** Elements that overflow `root` at a side, and text wider than its element, as class and text. */
export function clippedIn(root: Element): readonly string[] {
  const { left, right } = root.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>('[class*="onramp-"]')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const { visibility, overflowX } = getComputedStyle(element)
      if (visibility === 'hidden' || isVisuallyHidden(element, root)) return false
      const isOut = box.left < left - 1 || box.right > right + 1
      // Inline elements have no width, and a field scrolls its value.
      const isCut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
      const isOfText = overflowX !== 'visible' || [...element.childNodes].some(isText)
      return isOut || (isCut && isOfText && !(element instanceof HTMLInputElement))
    })
    .map((element) => `${element.className}: ${element.textContent}`)
}

/** Returns whether the element is in a box of 1 px, which is for screen readers only. */
function isVisuallyHidden(element: Element | null, root: Element): boolean {
  if (element === null || element === root) return false
  return element.getBoundingClientRect().width <= 1 || isVisuallyHidden(element.parentElement, root)
}

const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
