import { attemptPayment } from '../../card/payment.ts'
import { walletMethods } from '../../card/paymentMethods.ts'
import type { PageAction } from './pageAction.ts'

/**
 * The wallet's button was pressed. The wallet has asked its own questions: the payment goes
 * through.
 */
export const payWithWallet: PageAction = (engine, record) => {
  if (walletMethods.has(record.paymentMethod)) attemptPayment(engine, record, null)
}
