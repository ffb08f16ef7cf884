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
  expect(page).toContain('The command fails unless:')
  expect(page).not.toContain(': over')
})
