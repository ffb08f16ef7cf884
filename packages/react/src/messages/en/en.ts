import { enAmount } from './amount.ts'
import { enBank } from './bank.ts'
import { enCheckout } from './checkout.ts'
import { enCommon } from './common.ts'
import { enDeposit } from './deposit.ts'
import { enOrder } from './order.ts'

/** English: what every other language says as well. */
export const en = {
  language: 'en',
  common: enCommon,
  amount: enAmount,
  order: enOrder,
  checkout: enCheckout,
  bank: enBank,
  deposit: enDeposit,
}
