import { expect, test } from 'vitest'
import { ledger, overrideTests } from '../../scripts/docs/assumptions.ts'

const ids = ledger.map(([id]) => id)

test('every entry of the ledger has a test of its override, or of what holds for want of one', () => {
  const tests = overrideTests()
  expect(ids.filter((id) => !tests.has(id))).toEqual([])
})

test('no entry is there twice', () => {
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
})
