import { expect, test } from 'vitest'
import { hashText } from './storage.ts'

/** Vectors of the FNV reference (isthe.com/chongo/tech/comp/fnv). */
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('hashes %j as FNV-1a does', (text, hash) => {
  expect(hashText(text)).toBe(hash)
})

test('keeps every digit of a hash that begins with zeros', () => {
  const lengths = Array.from({ length: 300 }, (_, each) => hashText(`${each}`).length)
  expect(new Set(lengths)).toEqual(new Set([16]))
})
