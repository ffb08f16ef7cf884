import { openStyledPage, type StyledPage } from '@onramp-kit/test-tools/styledPage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import ours from './styles.css?inline'

let page: StyledPage
beforeEach(async () => {
  page = await openStyledPage()
})
afterEach(() => page.close())

/** Declarations of a merchant, with the values that a browser reports. */
const overrides = [
  ['color', 'rgb(1, 2, 3)'],
  ['fill', 'rgb(1, 2, 3)'],
  ['stroke', 'rgb(1, 2, 3)'],
  ['background-color', 'rgb(4, 5, 6)'],
  ['background-image', 'linear-gradient(rgb(7, 8, 9), rgb(1, 1, 1))'],
  ['border-top-style', 'dotted'],
  ['border-top-width', '7px'],
  ['border-inline-end-style', 'double'],
  ['border-bottom-color', 'rgb(10, 11, 12)'],
  ['border-top-left-radius', '3px'],
  ['outline-style', 'dashed'],
  ['outline-offset', '9px'],
  ['box-shadow', 'rgb(1, 2, 3) 1px 2px 3px 0px'],
  ['text-shadow', 'rgb(1, 2, 3) 1px 2px 3px'],
  ['opacity', '0.5'],
  ['filter', 'blur(1px)'],
  ['rotate', '3deg'],
  ['margin-top', '5px'],
  ['margin-inline-start', '5px'],
  ['padding-bottom', '6px'],
  ['padding-inline-end', '6px'],
  ['min-width', '11px'],
  ['max-width', '222px'],
  ['min-height', '33px'],
  ['max-height', '444px'],
  ['display', 'flex'],
  ['flex-direction', 'column'],
  ['row-gap', '9px'],
  ['align-items', 'end'],
  ['justify-content', 'space-around'],
  ['justify-self', 'end'],
  ['grid-template-rows', '12px'],
  ['order', '4'],
  ['position', 'fixed'],
  ['z-index', '5'],
  ['overflow-wrap', 'normal'],
  ['font-family', 'monospace'],
  ['font-size', '21px'],
  ['font-style', 'italic'],
  ['font-variant-numeric', 'oldstyle-nums'],
  ['font-weight', '300'],
  ['letter-spacing', '2px'],
  ['line-height', '31px'],
  ['text-align', 'right'],
  ['text-decoration-line', 'overline'],
  ['text-transform', 'uppercase'],
  ['white-space-collapse', 'preserve'],
  ['cursor', 'crosshair'],
  // An animation would override `rotate`, and a transition would delay `opacity`.
  ['animation-name', 'none'],
  ['transition-property', 'none'],
  ['visibility', 'hidden'],
] as const

const mine = `.mine { ${overrides.map(([property, value]) => `${property}: ${value}`).join('; ')} }`

/** Adds a class of the merchant to each part and returns the properties that it does not override. */
function notOverridden(root: Element): readonly string[] {
  const partsBelow = [root, ...root.querySelectorAll('[class^="onramp-"]')]
  expect(partsBelow.length).toBeGreaterThan(5)
  for (const part of partsBelow) part.classList.add('mine')
  return partsBelow.flatMap((part) => {
    const styles = getComputedStyle(part)
    return (
      overrides
        // A browser ignores the line height of a select.
        .filter(([property]) => property !== 'line-height' || !part.matches('select'))
        .map(([property, value]) => [property, value, styles.getPropertyValue(property)] as const)
        .filter(([, value, computed]) => computed !== value)
        .map(([property, , computed]) => `${part.getAttribute('class')} ${property}: ${computed}`)
    )
  })
}

describe.each([
  'form',
  'invalid amount',
  'opening',
  'country search',
  'no matching country',
  'misconfigured',
  'slow page',
  'start-over confirmation',
  'settling',
  'sent',
  'close confirmation',
  'order page: sent',
  'bank: invalid email address',
  'bank: copied',
  'deposit: amount too low',
])('%s', (state) => {
  test.each([
    ['after ours', [ours, mine]],
    ['in a layer after ours', [`@layer kit { ${ours} }`, `@layer own { ${mine} }`]],
    ['before ours, which is in a layer', [mine, `@layer kit { ${ours} }`]],
  ])('one class overrides every part %s', async (_, sheets) => {
    expect(await page.show(state, sheets, notOverridden)).toEqual([])
  })
})

test.each([
  ['before', ['.till { --onramp-accent: rgb(1, 2, 3) }', ours]],
  ['after', [ours, '.till { --onramp-accent: rgb(1, 2, 3) }']],
])('one class sets a variable, %s ours', async (_, sheets) => {
  const background = await page.show('form', sheets, (root) => {
    root.classList.add('till')
    const button = root.querySelector('.onramp-button')
    return button && getComputedStyle(button).backgroundColor
  })
  expect(background).toBe('rgb(1, 2, 3)')
})
