import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ours from '../../../packages/react/src/styles/styles.css?inline'
import sealed from '../../../packages/react/src/styles/styles.sealed.css?inline'
import { TopUp } from '../parts/TopUp.tsx'
import center from './center.css?inline'
import composed from './composed.css?inline'
import override from './override.css?inline'
import newPage from './page.css?inline'
import sealedOverride from './sealedOverride.css?inline'
import shop from './shop.css?inline'
import tailwind4 from './tailwind4.css?raw'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

function putSheets(...sheets: readonly string[]) {
  for (const text of sheets)
    stage.place.before(Object.assign(document.createElement('style'), { textContent: text }))
}
afterEach(() => document.querySelectorAll('body > style').forEach((sheet) => sheet.remove()))

const button = () => getComputedStyle(stage.inside.getByRole('button', { name: /^Continue/ }))
const root = () => getComputedStyle(stage.place.querySelector('.onramp-root') ?? stage.place)

test.each([
  ['before', [shop, ours]],
  ['after', [ours, shop]],
  ['before sealed', [shop, sealed]],
])('a class of the page sets variables %s ours', async (_, sheets) => {
  putSheets(...sheets)
  await stage.show(checkout({ className: 'till' }), { theme: 'light' })
  expect(button().backgroundColor).toBe('rgb(11, 93, 87)')
})

test('a class of the page overrides a part and a root', async () => {
  putSheets(ours, override)
  await stage.show(checkout({ className: 'square' }))
  expect(button().textTransform).toBe('uppercase')
  expect(root().borderRadius).toBe('0px')
})

/** The space beside the component, on the left and on the right. */
function margins() {
  const { left, right } = (
    stage.place.querySelector('.onramp-root') ?? stage.place
  ).getBoundingClientRect()
  return [left, document.documentElement.clientWidth - right]
}

test.each([
  [1024, 280],
  [390, 16],
  [320, 16],
])('the styles of a new page center the checkout in %d px', async (width, margin) => {
  await page.viewport(width, 800)
  putSheets(ours, newPage)
  await stage.show(checkout())
  expect(margins()).toEqual([margin, margin])
})

test.each(['centered', 'page'])('the class %s centers the checkout', async (name) => {
  await page.viewport(1024, 800)
  putSheets(ours, center)
  if (name === 'page') stage.place.className = name
  await stage.show(checkout({ className: name === 'page' ? '' : name }))
  expect(margins()).toEqual([280, 280])
})

test.each([
  [1024, 464],
  [320, 288],
])(
  'a composed checkout has its own width in a parent that shrinks to fit, in %d px',
  async (width, own) => {
    await page.viewport(width, 800)
    putSheets(ours, composed)
    stage.place.style.display = 'inline-block'
    await stage.show(<TopUp wallet={WALLET} />)
    expect(root().width).toBe(`${own}px`)
  },
)

test('utilities of Tailwind CSS 4 override styles in its components layer', async () => {
  const sheets: Readonly<Record<string, string>> = {
    tailwindcss: tailwind,
    '@onramp-kit/react/styles.css': ours,
  }
  const { build } = await compile(tailwind4, {
    loadStylesheet: async (id, base) => ({ path: id, base, content: sheets[id] ?? '' }),
  })
  putSheets(build(['rounded-none', 'p-[7px]']))
  await stage.show(checkout())
  // Preflight, which is in the layer below, changes nothing.
  expect(root().padding).toBe('20px')
  expect(button().borderRadius).toBe('12px')
  await stage.show(checkout({ className: 'rounded-none p-[7px]' }))
  expect(root().padding).toBe('7px')
  expect(root().borderRadius).toBe('0px')
})

test('a layer named before ours overrides the sealed edition', async () => {
  putSheets(sealedOverride, sealed)
  await stage.show(checkout())
  expect(button().textTransform).toBe('uppercase')
})

test('a checkout made of parts completes a purchase', async () => {
  putSheets(ours)
  await stage.show(<TopUp wallet={WALLET} />)
  expect(stage.inside.queryByRole('heading')).toBeNull()
  await stage.press(/^Continue/)
  await stage.at('iframe')
  expect(stage.inside.getByRole('heading')).toHaveTextContent('Complete your payment')
  expect(stage.inside.queryByRole('button', { name: /^Continue/ })).toBeNull()
  await stage.callback('order_broadcasted')
  await stage.at('[data-step="sent"]')
  expect(stage.inside.getByRole('heading').textContent).toMatch(/USDC sent$/)
  expect(stage.place.querySelector('iframe')).toBeNull()
})
