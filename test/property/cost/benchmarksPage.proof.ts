import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const page = readFileSync(file('site/src/content/docs/benchmarks.md'), 'utf8')

test('the benchmarks page names its command and exceeds no limit', () => {
  const { scripts } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  expect(scripts).toHaveProperty('bench')
  expect(page).toContain('`npm run bench`')
  const limits = [...page.matchAll(/^\| limit .*\n\|[-| :]+\n((?:\|.*\n)+)/gm)].flatMap(
    ([, rows = '']) => rows.trim().split('\n'),
  )
  expect(limits.length).toBeGreaterThan(15)
  for (const limit of limits) {
    const [measured = '', most = ''] = limit.split('|').slice(-3)
    expect(Number(measured), limit).toBeLessThanOrEqual(Number(most))
  }
})
