import { expect, test } from 'vitest'
import { allRules, testFilesByRule } from '../../../scripts/docs/coverage.ts'

const ids = Object.values(allRules).flatMap((section) => Object.keys(section))

test('every rule of the interface has a test', () => {
  const files = testFilesByRule()
  expect(ids.filter((id) => !files.has(id))).toEqual([])
})

test('every rule has its own id, and every rule test names a rule', () => {
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  expect([...testFilesByRule().keys()].filter((id) => !ids.includes(id))).toEqual([])
})
