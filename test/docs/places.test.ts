import { readFileSync } from 'node:fs'
import { countries, countryNames, currencyForCountry } from '@onramp-kit/core'
import { chains, token } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'
import { paymentMethodRows } from '../../packages/core/src/contract/paymentMethods.ts'
import { currencies } from '../../packages/core/src/contract/primitives.ts'

const read = (name: string) => readFileSync(`site/src/content/docs/reference/${name}.md`, 'utf8')
const payouts = read('chains-and-tokens')
const purchases = read('currencies-and-countries')

/** Returns what a page has under a heading. */
function under(page: string, heading: string): string {
  const [, text = ''] = page.split(`\n## ${heading}\n\n`)
  return text.split('\n## ')[0] ?? ''
}

/** Returns the rows of a table without its head. */
function rowsOf(text: string): readonly string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
}

const code = (word: string | number) => `\`${word}\``

test('the page has every chain with its id, every token, and no other', () => {
  const rows = rowsOf(under(payouts, 'Chains')).map(([name, id]) => [name, id])
  expect(rows).toEqual(Object.entries(chains).map(([name, id]) => [name, code(id)]))
  const [tokens] = under(payouts, 'Tokens').split(', in exactly')
  expect(tokens).toBe(token.options.map(code).join(', '))
})

test('the page has every currency, and no other', () => {
  const [list = ''] = under(purchases, 'Currencies').split('. ')
  expect(list.match(/`\w+`/g)).toEqual(Object.keys(currencies).map(code))
})

test('the page has the default currency of every country', () => {
  const rows = rowsOf(under(purchases, 'Currencies'))
  const all = countryNames('en').map((country) => {
    const written = `${country.name} ${code(country.code)}`
    return [country.code, rows.find(([, cell]) => cell?.includes(written))?.[0] ?? 'USD']
  })
  expect(all).toHaveLength(countries.length)
  expect(all).toEqual(all.map(([country = '']) => [country, currencyForCountry(country)]))
  expect(rows.at(-1)).toEqual(['USD', 'every other country'])
  expect(under(purchases, 'Countries')).toContain(`: ${countries.length} two-letter codes`)
})

test('the page has the rows of the payment methods', () => {
  const rows = paymentMethodRows.map(({ slug, onlyIn, needs }) => [
    code(slug),
    onlyIn?.join(', ') ?? 'every country',
    needs === undefined ? '' : code(needs),
  ])
  expect(rowsOf(under(purchases, 'Payment methods'))).toEqual(rows)
})
