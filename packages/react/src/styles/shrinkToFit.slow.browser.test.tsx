import './styles.css'
import { BankDepositParts, CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

/** Layouts of a page around a component: the style of an outer element, and of an inner one. */
const parents = {
  'grid, centered': ['display: grid; place-items: center', ''],
  'flex, centered': ['display: flex; justify-content: center', ''],
  'flex column, centered': ['display: flex; flex-direction: column; align-items: center', ''],
  'padded and centered, as in Storybook': [
    'display: flex; justify-content: center; align-items: center; padding: 1rem; min-height: 90vh',
    '',
  ],
  'fit-content': ['', 'width: fit-content; margin: auto'],
  'inline block': ['', 'display: inline-block'],
  'inline flex': ['', 'display: inline-flex'],
  'inline grid': ['', 'display: inline-grid'],
  float: ['', 'float: left'],
  absolute: ['', 'position: absolute'],
  fixed: ['', 'position: fixed'],
  table: ['', 'display: table'],
  'table cell': ['display: table', 'display: table-cell'],
  'flex row': ['display: flex', 'display: flex; gap: 1rem'],
  'grid with an automatic column': ['display: grid; grid-template-columns: auto 1fr', ''],
  'shrinks in a parent that shrinks': ['display: inline-flex', 'width: fit-content'],
  'right to left, centered': ['direction: rtl; display: flex; justify-content: center', ''],
} as const

let stage: Stage
let outer: HTMLElement
afterEach(() => {
  stage.leave()
  outer.remove()
})

function openIn() {
  outer = document.body.appendChild(document.createElement('div'))
  stage = openStage({}, outer)
}

/** The width of the component between these styles, and the pixels by which the page is wider than its window. */
function measure([outside, inside]: readonly [string, string]) {
  outer.style.cssText = outside
  stage.place.style.cssText = inside
  const { width } = (stage.place.querySelector('.onramp-root') ?? outer).getBoundingClientRect()
  const { scrollWidth } = document.documentElement
  return { width: Math.round(width), over: Math.max(0, scrollWidth - innerWidth) }
}

const widthsIn = (layouts: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(layouts).map(([name, styles]) => [name, measure(styles)] as const)

/** Text beside a component, of which a parent would rather shrink the component. */
function addText() {
  const text = document.createElement('p')
  text.textContent = 'Buy digital dollars with your card, and receive them in your wallet. '.repeat(
    9,
  )
  outer.prepend(text)
}

const fullWidth = { width: 464, over: 0 }

describe.each([
  'form',
  'wallet changed',
  'misconfigured',
  'settling',
  'sent',
  'order page: sent',
  'bank: accounts',
  'bank: registration form',
  'deposit: form',
  'deposit: page',
])('%s', (state) => {
  test('is as wide in a parent that shrinks to fit as in another', async () => {
    await page.viewport(1024, 800)
    openIn()
    await everyState[state]?.(stage)
    expect(measure(['', ''])).toEqual(fullWidth)
    expect(widthsIn(parents).filter(([, { width }]) => width !== fullWidth.width)).toEqual([])
  })

  test('fits a window of 320 px in every parent', async () => {
    await page.viewport(320, 640)
    openIn()
    await everyState[state]?.(stage)
    const poor = widthsIn(parents).filter(
      ([name, { width, over }]) => over > 0 || (width < 280 && !name.startsWith('padded')),
    )
    expect(poor).toEqual([])
  })
})

test.each(['form', 'order page: sent', 'bank: accounts', 'deposit: form'])(
  'stays usable beside text that needs more room than there is: %s',
  async (state) => {
    await page.viewport(1024, 800)
    openIn()
    await everyState[state]?.(stage)
    addText()
    for (const styles of [
      ['display: flex; gap: 2rem', ''],
      ['display: grid; grid-template-columns: auto auto', ''],
      ['display: table', 'display: table-cell'],
    ] as const) {
      const { width, over } = measure(styles)
      expect(width).toBeGreaterThanOrEqual(280)
      expect(over).toBe(0)
    }
  },
)

test.each(['form', 'order page: sent', 'bank: accounts', 'deposit: form'])(
  'fits a column that is narrower than usual: %s',
  async (state) => {
    await page.viewport(1024, 800)
    openIn()
    await everyState[state]?.(stage)
    expect(measure(['width: 300px; display: grid; place-items: center', '']).width).toBe(300)
    expect(measure(['width: 200px', '']).width).toBe(200)
    const root = stage.place.querySelector('.onramp-root')
    expect(root?.scrollWidth).toBe(root?.clientWidth)
  },
)

const ownLayouts = [
  'display: flex',
  'display: grid',
  'display: flex; flex-flow: column; align-items: center',
] as const

test.each(ownLayouts)(
  'a drop-in keeps its column when a page gives its root `%s`',
  async (layout) => {
    await page.viewport(1024, 800)
    openIn()
    const sheet = outer.appendChild(document.createElement('style'))
    sheet.textContent = `.shop { ${layout}; gap: 1rem }`
    await stage.show(checkout({ className: 'shop' }))
    expect(measure(['', ''])).toEqual(fullWidth)
    expect(stage.place.querySelector('.onramp-submit')?.clientWidth).toBeGreaterThan(400)
    const poor = widthsIn(parents).filter(([, { width, over }]) => width < 280 || over > 0)
    expect(poor).toEqual([])
  },
)

/** Children of the merchant beside our parts, some of them inline. */
const composed = (
  <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" className="shop">
    Buy <b>digital dollars</b>
    <span style={{ position: 'absolute', insetInlineEnd: 0 }}>New</span>
    <StepParts.Announcer />
    <section>
      <CheckoutParts.Form>
        <CheckoutParts.Amounts />
        <CheckoutParts.Submit />
      </CheckoutParts.Form>
    </section>
    <a href="#terms">Terms</a> <a href="#help">Help</a>
  </CheckoutParts.Root>
)

test.each(['display: flow-root', ...ownLayouts])(
  'a composed component stays usable in a parent that shrinks to fit, with `%s` on its root',
  async (layout) => {
    openIn()
    const sheet = outer.appendChild(document.createElement('style'))
    sheet.textContent = `.shop { ${layout} }`
    await stage.show(composed)
    await page.viewport(1024, 800)
    const narrow = widthsIn(parents).filter(([, { width }]) => width < 280)
    expect(narrow).toEqual([])
    await page.viewport(320, 640)
    const padded = ['display: grid; padding: 1rem', 'display: grid; padding: 1rem'] as const
    const wide = widthsIn({ ...parents, padded }).filter(([, { over }]) => over > 0)
    expect(wide).toEqual([])
  },
)

test('a composed component keeps its inline children on one line', async () => {
  await page.viewport(1024, 800)
  openIn()
  await stage.show(composed)
  const [terms, help] = stage.place.querySelectorAll('a')
  expect(terms?.getBoundingClientRect().top).toBe(help?.getBoundingClientRect().top)
})

test('a composed bank deposit without a wallet stays usable in a parent that shrinks to fit', async () => {
  await page.viewport(1024, 800)
  openIn()
  await stage.show(
    <BankDepositParts.Root wallet={null}>
      <StepParts.Announcer />
    </BankDepositParts.Root>,
  )
  expect(widthsIn(parents).filter(([, { width }]) => width < 280)).toEqual([])
})
