import { expect, test } from 'vitest'
import { checksumAddress, checkWallet } from './checkWallet.ts'

/** The test cases of EIP-55. */
const vectors = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const mixed = vectors.slice(4)

test.each(vectors)('accepts %s, the checksummed form of itself in any case', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address)
  expect(checkWallet(address)).toEqual([])
})

test.each(vectors)('accepts %s in one case, which has no checksum', (address) => {
  expect(checkWallet(address.toLowerCase())).toEqual([])
  expect(checkWallet(`0x${address.slice(2).toUpperCase()}`)).toEqual([])
})

test('detects a mistyped digit, except the few that any checksum misses', () => {
  const typos = mixed.flatMap((address) =>
    Array.from(address.slice(2)).flatMap((typed, place) =>
      Array.from('0123456789abcdef')
        .filter((digit) => digit !== typed.toLowerCase())
        .map((digit) => address.slice(0, place + 2) + digit + address.slice(place + 3)),
    ),
  )
  const missed = typos.filter((typo) => checkWallet(typo).length === 0)
  expect(typos).toHaveLength(2400)
  expect(missed.length).toBeLessThan(12)
})

test('always detects a letter in the wrong case', () => {
  const flip = (letter: string) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  const typos = mixed.flatMap((address) =>
    Array.from(address)
      .map((letter, place) => address.slice(0, place) + flip(letter) + address.slice(place + 1))
      .filter((typo) => typo !== address && typo.startsWith('0x')),
  )
  expect(typos.length).toBeGreaterThan(40)
  for (const typo of typos) expect(checkWallet(typo)).not.toEqual([])
})

test.each([
  ['a mistyped one', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', /checksum does not fit/],
  ['a short one', '0x5aAeb6', /40 hexadecimal digits/],
  ['a name', 'buyer.eth', /40 hexadecimal digits/],
  ['one without 0x', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /40 hexadecimal digits/],
  ['null, as from JavaScript', JSON.parse('null'), /must be of type string/],
])('rejects %s with a reason and a hint, without repeating it', (_, wallet, reason) => {
  const [issue, ...more] = checkWallet(wallet)
  expect(more).toEqual([])
  expect(issue).toEqual({ field: 'wallet', reason: expect.stringMatching(reason) })
  expect(issue?.reason).toContain("pass the buyer's address as their wallet shows it")
  expect(issue?.reason).not.toContain(String(wallet ?? 'null'))
})
