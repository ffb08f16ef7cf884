import { keccak_256 } from '@noble/hashes/sha3.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keccak256 } from './keccak256.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('keccak256 hashes %j as published', (text, digest) => {
  expect(hex(keccak256(text))).toBe(digest)
})

test('keccak256 agrees with @noble/hashes on text of every supported length', () => {
  for (let length = 0; length <= 134; length++) {
    const text = 'onramp-kit'.repeat(14).slice(0, length)
    expect(hex(keccak256(text))).toBe(hex(keccak_256(new TextEncoder().encode(text))))
  }
})

/** Any code point. The unit `binary` of fast-check lists all of them first, in a second. */
const character = fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point))

test('keccak256 agrees with @noble/hashes on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 33 }), (text) => {
      expect(hex(keccak256(text))).toBe(hex(keccak_256(new TextEncoder().encode(text))))
    }),
    { seed: 55, numRuns: 100 },
  )
})

test('keccak256 ignores text beyond 134 bytes', () => {
  expect(keccak256('é'.repeat(10_000))).toEqual(keccak256('é'.repeat(67)))
})
