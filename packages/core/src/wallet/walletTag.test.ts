import { expect, test } from 'vitest'
import { walletTag } from './walletTag.ts'

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a wallet has one tag, however its letters are cased', () => {
  expect(walletTag(wallet)).toMatch(/^[0-9a-f]{16}$/)
  expect(walletTag(wallet.toLowerCase())).toBe(walletTag(wallet))
})

test('another wallet has another tag', () => {
  expect(walletTag(`${wallet.slice(0, -1)}e`)).not.toBe(walletTag(wallet))
})
