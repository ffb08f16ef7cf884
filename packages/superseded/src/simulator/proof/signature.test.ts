import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { throwawayWallet } from '../throwawayWallet.test.helper.ts'
import { checksumAddress, personalMessageHash, recoverSigner } from './signature.ts'

// Source: the web3.js docs, `web3.eth.accounts.sign`.
const published = {
  text: 'Some data',
  hash: '1da44b586eb0729ff70a73c326926f6ed5a25f5b056e7f47fbc6e58d86871655',
  signature:
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
}

test('recovers the published address from a published signature', () => {
  const { address, hash, signature, text } = published
  expect(bytesToHex(personalMessageHash(text))).toBe(hash)
  expect(recoverSigner(text, signature)).toBe(address.toLowerCase())
})

test('accepts v as 27, 28 or the recovery bit only', () => {
  const { address, signature, text } = published
  const withV = (v: string) => recoverSigner(text, signature.slice(0, -2) + v)
  expect(withV('01')).toBe(address.toLowerCase())
  expect(withV('1b')).not.toBe(address.toLowerCase())
  for (const v of ['02', '1a', '1d', '25', 'ff']) expect(withV(v)).toBeUndefined()
})

test('counts the length of the text in bytes', () => {
  const wallet = throwawayWallet()
  expect(recoverSigner('été 🌞', wallet.sign('été 🌞'))).toBe(wallet.address.toLowerCase())
})

test.each([
  ['nothing', ''],
  ['text that is not hexadecimal', `0x${'zz'.repeat(65)}`],
  ['64 bytes', `0x${'11'.repeat(64)}`],
  ['66 bytes', `0x${'11'.repeat(66)}`],
  ['a zero r', `0x${'00'.repeat(32)}${'11'.repeat(32)}1b`],
  ['a zero s', `0x${'11'.repeat(32)}${'00'.repeat(32)}1b`],
  ['an s past the order', `0x${'11'.repeat(32)}${'ff'.repeat(32)}1b`],
  ['an r past the order', `0x${'ff'.repeat(32)}${'11'.repeat(32)}1b`],
])('recovers no address from %s', (_, signature) => {
  expect(recoverSigner('Some data', signature)).toBeUndefined()
})

// Source: the test cases of EIP-55.
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('writes the checksum of %s', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address)
})
