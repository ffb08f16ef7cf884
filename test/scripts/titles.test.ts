import { expect, test } from 'vitest'
import { compareTitles } from '../../scripts/titles/compareTitles.ts'
import type { Title } from '../../scripts/titles/listTitles.ts'

const at = (file: string, title: string, more: Partial<Title> = {}): Title => ({
  project: 'node',
  file,
  title,
  inTest: true,
  ...more,
})

test('vanished and new titles are listed below their files, and what is unchanged is not', () => {
  const before = [
    at('b.test.ts', 'retries a read'),
    at('a.test.ts', 'polls'),
    at('a.test.ts', 'stops'),
  ]
  const after = [at('b.test.ts', 'retries a read after a 503'), at('a.test.ts', 'polls')]
  expect(compareTitles(before, after)).toBe(
    `3 tests before, 2 now: 2 vanished, 1 appeared, 0 only in \`npm run test:full\` now.

Vanished (-) and appeared (+):
  a.test.ts: 2 before, 1 now
    - stops
  b.test.ts: 1 before, 1 now
    - retries a read
    + retries a read after a 503`,
  )
})

test('a test that moved to another file or project is not listed', () => {
  const before = [at('a.test.tsx', 'polls', { project: 'dom' }), at('a.test.ts', 'stops')]
  const after = [at('b.test.ts', 'polls'), at('b.test.ts', 'stops')]
  expect(compareTitles(before, after)).toMatch(/: 0 vanished, 0 appeared, 0 only .* now\.$/)
})

test('one of two tests with the same title is missed when it is deleted', () => {
  const row = at('a.test.ts', 'rejects a wrong flag')
  expect(compareTitles([row, row], [row])).toContain('1 vanished')
})

test('what left `npm test` is listed, a whole project in one line', () => {
  const react = { project: 'dom on React 18' }
  const before = [
    at('a.test.tsx', 'buys', react),
    at('b.test.tsx', 'sells', react),
    at('c.spec.ts', 'clicks at 390 px', { project: 'e2e' }),
    at('c.spec.ts', 'clicks at 1280 px', { project: 'e2e' }),
  ]
  const after = before.map((each) => ({ ...each, inTest: each.title === 'clicks at 390 px' }))
  expect(compareTitles(before, after)).toBe(
    `4 tests before, 4 now: 0 vanished, 0 appeared, 3 only in \`npm run test:full\` now.

Only in \`npm run test:full\` now: the project "dom on React 18", 2 tests

Only in \`npm run test:full\` now:
  c.spec.ts
    > clicks at 1280 px`,
  )
})
