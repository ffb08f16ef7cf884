import { everyState } from '@onramp-kit/test-tools/everyState'
import { pageSheets } from '@onramp-kit/test-tools/pageSheets'
import { changedStyles, openStyledPage, type StyledPage } from '@onramp-kit/test-tools/styledPage'
import { stylesBelow } from '@onramp-kit/test-tools/stylesBelow'
import preflight from 'tailwindcss/preflight.css?inline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ours from './styles.css?inline'

let page: StyledPage
beforeEach(async () => {
  page = await openStyledPage()
})
afterEach(() => page.close())

/** Properties without effect on any part, or animated. */
const ignored = [
  'tab-size',
  '-webkit-.*',
  'text-size-adjust',
  'hyphens',
  '.*border-spacing',
  'rotate',
]

const tailwind4 = `@layer theme, base, components, utilities; @layer base { ${preflight} }`
const before: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(pageSheets).map(([name, sheet]) => [name, [sheet, ours]])),
  'Preflight of Tailwind CSS 4': [preflight, ours],
  'Tailwind CSS 4 in its layers': [tailwind4, ours],
  'Tailwind CSS 4, ours among its components': [tailwind4, `@layer components { ${ours} }`],
  'another root font size': ['html { font-size: 62.5% }', ours],
}
/** Sheets without a class or an attribute selector may come after ours as well. */
const after: typeof before = {
  'universal, after ours': [ours, pageSheets.universal],
  'elements, after ours': [ours, pageSheets.elements],
  'Preflight of Tailwind CSS 4, after ours': [ours, preflight],
}

/** Bootstrap's `button:not(:disabled)` outweighs one class, and with it our cursor of a busy button. */
const outweighed = /^(bootstrap|together): .* cursor: progress → pointer$/

function changesIn(root: Element, pages: typeof before): readonly string[] {
  const clean = stylesBelow(root)
  expect(clean.size).toBeGreaterThan(1_000)
  return Object.entries(pages).flatMap(([name, sheets]) => {
    page.setSheets(...sheets)
    return (
      changedStyles(clean, stylesBelow(root), ignored)
        // A <wbr> has no class and renders nothing. The image of a mark is the merchant's, but its size.
        .filter((change) => !/^\d+ (?:wbr|img(?! (?:width|height|object-fit):))/.test(change))
        .map((change) => `${name}: ${change}`)
        .filter((change) => !outweighed.test(change))
    )
  })
}

test.each([
  'invalid amount',
  'country search',
  'slow page',
  'close confirmation',
  'order page: sent',
  'bank: copied',
])(
  'parts keep their styles under each reset and element selector of the page: %s',
  async (state) => {
    const changes = await page.show(state, [ours], (root) =>
      changesIn(root, { ...before, ...after }),
    )
    expect(changes).toEqual([])
  },
)

test.each(Object.keys(everyState))(
  'parts keep their styles under all of them together: %s',
  async (state) => {
    const all = [...Object.values(pageSheets), preflight].join('\n')
    const changes = await page.show(state, [ours], (root) =>
      changesIn(root, { together: [all, ours] }),
    )
    expect(changes).toEqual([])
  },
)
