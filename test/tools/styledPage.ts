import { everyState } from './everyState.ts'
import { openStage } from './openStage.tsx'
import { stylesBelow } from './stylesBelow.ts'

/** The same column and font for a component on every page: a page's own font is inherited on purpose. */
const column = `html, body { display: block !important; margin: 0 !important; padding: 0 !important }
  #place, #place > div { display: block !important; box-sizing: border-box !important; position: relative !important;
    width: 400px !important; margin: 0 !important; padding: 0 !important; border: 0 !important }
  .onramp-root { --onramp-font: sans-serif; --onramp-font-size: 15px }`

/**
 * An empty page in a frame, for components under stylesheets of the test's choice. Ends every animation before the test
 * reads a component, except with `isMoving`.
 */
export async function openStyledPage({ isMoving = false } = {}) {
  const frame = document.createElement('iframe')
  // Keeps a pointer that an earlier test has moved from hovering.
  frame.style.cssText = 'width: 600px; height: 900px; pointer-events: none'
  frame.srcdoc = '<!doctype html>'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument ?? document

  /** Replaces the sheets of the page, in cascade order. */
  function setSheets(...sheets: readonly string[]) {
    const elements = [...sheets, column].map((text) =>
      Object.assign(page.createElement('style'), { textContent: text }),
    )
    page.head.replaceChildren(...elements)
  }

  /** Shows a state under these sheets and hands its root to `read`, which may replace them. */
  async function show<Result>(
    state: string,
    sheets: readonly string[],
    read: (root: Element) => Result | Promise<Result>,
  ): Promise<Result> {
    setSheets(...sheets)
    const stage = openStage({}, page.body)
    stage.place.id = 'place'
    try {
      await everyState[state]?.(stage)
      const root = page.querySelector('.onramp-root')
      if (root === null) throw new Error(`${state} shows no component`)
      if (!isMoving) for (const animation of page.getAnimations()) animation.cancel()
      return await read(root)
    } finally {
      stage.leave()
    }
  }

  return {
    page,
    setSheets,
    show,
    /** The computed styles of everything inside a component. */
    stylesIn: (state: string, ...sheets: readonly string[]) => show(state, sheets, stylesBelow),
    close: () => frame.remove(),
  }
}

export type StyledPage = Awaited<ReturnType<typeof openStyledPage>>

/** Returns each style of `after` that differs from `before`, except the properties in `ignored`. */
export function changedStyles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  ignored: readonly string[] = [],
): readonly string[] {
  const isIgnored = new RegExp(` (${ignored.join('|')})$`)
  return [...after]
    .filter(([name, value]) => before.get(name) !== value)
    .filter(([name]) => ignored.length === 0 || !isIgnored.test(name))
    .map(([name, value]) => `${name}: ${before.get(name)} → ${value}`)
}
