import { checkWallet } from '@onramp-kit/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksumAddress } from '../../../../packages/superseded/src/simulator/proof/signature.ts'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { stringOf } from '../stringOf.ts'
import { createTally } from '../tally.ts'

const address = stringOf('0123456789abcdef', 40, 40).map((digits) => `0x${digits}`)
const upper = (wallet: string) => `0x${wallet.slice(2).toUpperCase()}`

/** The wallet with the case of one letter changed, or with one character replaced. */
const mistyped = fc
  .tuple(
    address,
    fc.integer({ min: 0, max: 41 }),
    fc.constantFrom('', '0', 'f', 'F', 'g', ' ', 'е'),
  )
  .map(([digits, at, sign]) => {
    const wallet = checksumAddress(digits)
    const old = wallet.charAt(at)
    const turned = old === old.toLowerCase() ? old.toUpperCase() : old.toLowerCase()
    return wallet.slice(0, at) + (sign === '' ? turned : sign) + wallet.slice(at + 1)
  })

const wallets = fc.oneof(
  address,
  address.map(upper),
  address.map(checksumAddress),
  mistyped,
  address.map((wallet) => `${wallet}\n`),
  loadedText,
  fc.string(),
)

test('the client accepts exactly the wallets with a valid format and a uniform or checksummed case, and explains others', (context) => {
  const tally = createTally()
  holds(wallets, (wallet) => {
    const isAddress =
      wallet.length === 42 && /^0x[0-9a-fA-F]*$/.test(wallet) && !wallet.endsWith('\n')
    const spellings = isAddress
      ? [wallet.toLowerCase(), upper(wallet), checksumAddress(wallet.toLowerCase())]
      : []
    const issues = checkWallet(wallet)
    expect(issues.length).toBe(spellings.includes(wallet) ? 0 : 1)
    for (const { field, reason } of issues) {
      expect(field).toBe('wallet')
      if (wallet.length > 10) expect(reason).not.toContain(wallet)
    }
    tally.add(issues.length === 0 ? 'right' : 'wrong')
  })
  prove(context, [
    exactly('wallets', tally.total(), inputs),
    atLeast('  valid', tally.of('right'), 1),
    atLeast('  invalid', tally.of('wrong'), 1),
  ])
})
