import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentMethodRows } from '../../packages/core/src/contract/paymentMethods.ts'

const page = readFileSync('site/src/content/docs/guides/payment-methods.md', 'utf8')

/** A row as the guide writes it. */
function codeOf(row: object): string {
  const members = Object.entries(row).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  )
  return `  { ${members.join(', ')} },`
}

test('the guide prints the default rows, and those without Google Pay', () => {
  const lines = (rows: readonly object[]) => `= [\n${rows.map(codeOf).join('\n')}\n]\n`
  expect(page).toContain(lines(paymentMethodRows))
  expect(page).toContain(lines(paymentMethodRows.filter(({ slug }) => slug !== 'google-pay')))
})

test('the guide gives the custom element the same rows without Google Pay', () => {
  const [, json = ''] = /payment-methods='(.*?)'/s.exec(page) ?? []
  expect(JSON.parse(json)).toEqual(paymentMethodRows.filter(({ slug }) => slug !== 'google-pay'))
})
