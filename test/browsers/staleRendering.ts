/** A page that runs functions: Playwright's, or a WebDriver session. */
export interface ScriptedPage {
  goto(url: string): Promise<unknown>
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>
}

/**
 * What the browser renders from outdated styles or layout, a line for each difference: it compares the styles with those
 * after the stylesheets are applied again, and the layout of a narrower column with a fresh layout of the same width.
 * Runs in the page.
 */
export function staleRendering(): readonly string[] {
  const properties =
    'display visibility color opacity background-color background-image padding-left font-weight border-top-color outline-style cursor'.split(
      ' ',
    )
  const parts = [...document.querySelectorAll('[class*="onramp-"]')]
  const styles = () =>
    parts.map((part) => {
      const computed = getComputedStyle(part)
      return properties.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ')
    })
  const boxes = () =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const isHidden = width === 0 && height === 0
      return isHidden ? 'hidden' : [x, y + scrollY, width, height].map(Math.round).join(' ')
    })
  const render = (change: () => void) => {
    change()
    void document.body.offsetHeight
  }
  const differences = (before: readonly string[], after: readonly string[]) =>
    parts.flatMap((part, index) =>
      before[index] === after[index]
        ? []
        : [`${part.getAttribute('class')}: ${before[index]} → ${after[index]}`],
    )

  const shown = styles()
  const sheets = [...document.styleSheets]
  render(() => sheets.forEach((sheet) => void (sheet.disabled = true)))
  render(() => sheets.forEach((sheet) => void (sheet.disabled = false)))
  const stale = differences(shown, styles())

  const root = document.querySelector<HTMLElement>('#storybook-root')
  render(() => root?.style.setProperty('width', '320px'))
  const narrowed = boxes()
  render(() => document.body.style.setProperty('display', 'none'))
  render(() => document.body.style.removeProperty('display'))
  return [...stale, ...differences(narrowed, boxes())]
}
