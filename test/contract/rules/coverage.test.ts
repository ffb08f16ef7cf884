import { expect, test } from 'vitest'
import { allRules, provenBy } from '../../../scripts/docs/coverage.ts'

const known = Object.values(allRules).flatMap((section) => Object.keys(section))

test('every rule of the interface has its test', () => {
  const proofs = provenBy()
  expect(known.filter((id) => !proofs.has(id))).toEqual([])
})

test('no rule is named twice, and no test names a rule there is not', () => {
  expect(known.toSorted()).toEqual([...new Set(known)].toSorted())
  expect([...provenBy().keys()].filter((id) => !known.includes(id))).toEqual([])
})
