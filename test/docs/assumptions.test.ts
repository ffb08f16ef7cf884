import { expect, test } from 'vitest'
import { ledger, overrideTests } from '../../scripts/docs/assumptions.ts'

const titles = overrideTests().map(({ title }) => title)

test.each(ledger)('%s has a test of its override or of its behavior without one', (id, entry) => {
  const beginning = `${'override' in entry ? 'override' : 'no override'} ${id}: `
  expect(titles.filter((title) => title.startsWith(beginning))).not.toEqual([])
})

test('every entry of the ledger has its own id, and every override test names an entry', () => {
  const ids = ledger.map(([id]) => id)
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  const unknown = overrideTests().filter(({ id }) => !ids.includes(id))
  expect(unknown).toEqual([])
})
