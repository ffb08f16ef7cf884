import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderInterval } from '../../packages/core/src/orders/pace.ts'

const page = readFileSync('site/src/content/docs/concepts/polling.md', 'utf8')
const seconds = (text: string) => Number.parseFloat(text) * (text.endsWith('min') ? 60 : 1) * 1000
const rows = [...page.matchAll(/^\| (not read yet|`\w+`) \| ([\d.]+ \w+) \| ([\d.]+ s) \|$/gm)].map(
  ([, status = '', until = '', every = '']) => ({
    status: status.startsWith('`') ? status.slice(1, -1) : undefined,
    until: seconds(until),
    every: seconds(every),
  }),
)

test('the page has the whole pace of an order', () => {
  expect(rows).toHaveLength(10)
})

test.each(rows)('an order $status younger than $until ms is read every $every ms', (row) => {
  expect(orderInterval(row.status, row.until - 1)).toBe(row.every)
  expect(orderInterval(row.status, row.until)).not.toBe(row.every)
})
