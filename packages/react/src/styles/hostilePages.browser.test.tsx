import { everyState } from '@onramp-kit/test-tools/everyState'
import { hostileSheet } from '@onramp-kit/test-tools/hostileSheet'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { stylesBelow } from '@onramp-kit/test-tools/stylesBelow'
import preflight from 'tailwindcss/preflight.css?inline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ours from './styles.css?inline'

let frame: HTMLIFrameElement
let page: Document
let hostile: string
beforeEach(async () => {
  frame = document.createElement('iframe')
  // Where the tests before left the pointer is of no matter.
  frame.style.cssText = 'width: 600px; height: 900px; pointer-events: none'
  frame.srcdoc = '<!doctype html>'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  page = frame.contentDocument ?? document
  hostile = hostileSheet(page, '.onramp-root')
})
afterEach(() => frame.remove())

function putSheets(...sheets: readonly string[]) {
  const elements = sheets.map((text) =>
    Object.assign(page.createElement('style'), { textContent: text }),
  )
  page.head.replaceChildren(...elements)
}

/** Where the component stands, the same on each page. */
const place = `html, body { display: block !important; margin: 0 !important; padding: 0 !important }
  #place, #place > div { all: initial !important; display: block !important;
    width: 400px !important; position: relative !important }
  #place::before, #place > div::before, #place::after, #place > div::after { content: none !important }`

/**
 * What the page is asked for: its font, and what it does to its letters. And of tables, ruby, maths, print and speech
 * there is nothing in ours.
 */
const ofNoMatter = new RegExp(
  ` (${[
    ['-webkit-font-smoothing', 'text-size-adjust', '-webkit-tap-highlight-color'],
    ['border-collapse', 'caption-side', 'empty-cells', '-webkit-border-.*', 'ruby-.*'],
    ['math-.*', 'widows', 'orphans', 'speak', 'app-region', 'text-anchor', 'image-orientation'],
    ['color-interpolation.*', 'caret-animation', '-webkit-locale'],
  ]
    .flat()
    .join('|')})$`,
)

const look = { appearance: { font: 'sans-serif', fontSize: '15px' } }

/** The styles of everything inside a component, in a page with this sheet. */
async function stylesIn(state: string, sheet: string) {
  putSheets(sheet, ours, place)
  const stage = openStage(look, page.body)
  stage.place.id = 'place'
  await everyState[state]?.(stage)
  const root = page.querySelector('.onramp-root')
  const styles = root === null ? new Map() : stylesBelow(root)
  stage.leave()
  return styles
}

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after]
    .filter(([name, value]) => before.get(name) !== value && !ofNoMatter.test(name))
    .map(([name, value]) => `${name}: ${before.get(name)} → ${value}`)

test.each([
  'form',
  'a wrong amount',
  'countries found',
  'misconfigured',
  'page slow',
  'leaving is asked about',
  'settling',
  'closing is asked about',
  'order page: sent',
  'bank: a wrong address',
  'bank: copied',
  'deposit: of too little',
])('no sheet of the page reaches inside: %s', async (state) => {
  const clean = await stylesIn(state, '')
  expect(clean.size).toBeGreaterThan(10_000)
  for (const sheet of [preflight, `@layer base { ${preflight} }`, hostile]) {
    const there = await stylesIn(state, sheet)
    expect(there.size).toBe(clean.size)
    expect(differences(clean, there)).toEqual([])
  }
})

test('the hostile sheet is that: it changes everything of an element that is not ours', () => {
  page.body.innerHTML = '<div><p>Of the shop</p></div>'
  putSheets('')
  const clean = stylesBelow(page.body)
  putSheets(hostile, ours)
  expect(differences(clean, stylesBelow(page.body)).length).toBeGreaterThan(1_000)
})

test('nothing of the page is reached by ours', async () => {
  page.body.innerHTML = `<main class="root button notice" data-theme="dark"><h1>Shop</h1><h2>Sale</h2><p>Text
    <a href="#">link</a></p><ul><li>One</li></ul><form><fieldset><legend>Search</legend><input placeholder="…" />
    <select><option>1</option></select><button>Go</button></fieldset></form><dl><dt>a</dt><dd>b</dd></dl>
    <dialog open>Hello</dialog><table><tbody><tr><td>1</td></tr></tbody></table><svg><path d="M0 0h9" /></svg></main>`
  putSheets('')
  const clean = stylesBelow(page.documentElement)
  putSheets(ours)
  expect(clean.size).toBeGreaterThan(10_000)
  const there = stylesBelow(page.documentElement)
  expect([...there].filter(([name, value]) => clean.get(name) !== value)).toEqual([])
})
