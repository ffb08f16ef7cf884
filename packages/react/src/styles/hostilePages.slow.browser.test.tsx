import { hostileSheet } from '@onramp-kit/test-tools/hostileSheet'
import { changedStyles, openStyledPage, type StyledPage } from '@onramp-kit/test-tools/styledPage'
import { stylesBelow } from '@onramp-kit/test-tools/stylesBelow'
import preflight from 'tailwindcss/preflight.css?inline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import plain from './styles.css?inline'
import sealed from './styles.sealed.css?inline'

let styled: StyledPage
let hostile: string
beforeEach(async () => {
  styled = await openStyledPage()
  hostile = hostileSheet(styled.page, '.onramp-root')
})
afterEach(() => styled.close())

/** Keeps the hostile sheet from moving the column around the component. */
const column = `#place, #place > div { all: initial !important }
  #place::before, #place > div::before, #place::after, #place > div::after { content: none !important }`

/** Properties of the page's font and text, and of features no component uses: tables, ruby, maths, print, speech. */
const unused = [
  ['-webkit-font-smoothing', 'text-size-adjust', '-webkit-tap-highlight-color'],
  ['border-collapse', 'caption-side', 'empty-cells', '-webkit-border-.*', 'ruby-.*'],
  ['math-.*', 'widows', 'orphans', 'speak', 'app-region', 'text-anchor', 'image-orientation'],
  ['color-interpolation.*', 'caret-animation', '-webkit-locale'],
].flat()

test.each([
  'form',
  'invalid amount',
  'country search',
  'misconfigured',
  'slow page',
  'start-over confirmation',
  'settling',
  'close confirmation',
  'order page: sent',
  'bank: invalid email address',
  'bank: copied',
  'deposit: amount too low',
])('the sealed edition keeps its styles under every sheet of the page: %s', async (state) => {
  const clean = await styled.stylesIn(state, sealed, column)
  expect(clean.size).toBeGreaterThan(10_000)
  for (const sheet of [preflight, `@layer base { ${preflight} }`, hostile]) {
    const styles = await styled.stylesIn(state, sheet, sealed, column)
    expect(styles.size).toBe(clean.size)
    expect(changedStyles(clean, styles, unused)).toEqual([])
  }
})

test('the hostile sheet changes the styles of other elements', () => {
  const { page, setSheets } = styled
  page.body.innerHTML = '<div><p>Of the shop</p></div>'
  setSheets('')
  const clean = stylesBelow(page.body)
  setSheets(hostile, sealed)
  expect(changedStyles(clean, stylesBelow(page.body), unused).length).toBeGreaterThan(1_000)
})

test.each([
  ['styles.css', plain],
  ['styles.sealed.css', sealed],
])('%s does not change the page', (_, ours) => {
  const { page, setSheets } = styled
  page.body.innerHTML = `<main class="root button notice" data-theme="dark"><h1>Shop</h1><h2>Sale</h2><p>Text
    <a href="#">link</a></p><ul><li>One</li></ul><form><fieldset><legend>Search</legend><input placeholder="…" />
    <select><option>1</option></select><button>Go</button></fieldset></form><dl><dt>a</dt><dd>b</dd></dl>
    <dialog open>Hello</dialog><table><tbody><tr><td>1</td></tr></tbody></table><svg><path d="M0 0h9" /></svg></main>`
  setSheets('')
  const clean = stylesBelow(page.documentElement)
  expect(clean.size).toBeGreaterThan(10_000)
  setSheets(ours)
  // The sealed edition registers variables.
  const registered = ['--onramp-turn', '--onramp-pulse']
  const changes = changedStyles(clean, stylesBelow(page.documentElement), registered)
  expect(changes).toEqual([])
})
