import { attemptPayment } from '../../orders/attemptPayment.ts'
import type { PageAction } from './pageAction.ts'
import { walletMethods } from './walletMethods.ts'

/**
 * The wallet's button was pressed. The wallet has asked its own questions: the payment goes
 * through.
 */
export const payWithWallet: PageAction = (engine, record) => {
  if (walletMethods.has(record.paymentMethod)) attemptPayment(engine, record, null)
}
