import { attemptPayment } from '../../card/payment.ts'
import { outcomeOf, walletMethods } from '../../card/paymentMethods.ts'
import { readCard } from '../card/readCard.ts'
import type { PageAction } from './pageAction.ts'

/**
 * A card form was sent. Of the card, its brand and last four digits stay. While the bank asks, no
 * other card is taken: the page with the form may stand open in another tab.
 */
export const payWithCard: PageAction = (engine, record, form) => {
  if (walletMethods.has(record.paymentMethod) || record.step.name !== 'details') return
  const reading = readCard(form, engine.clock.now())
  if (reading.errors) {
    engine.orders.put({ ...record, step: { name: 'details', errors: reading.errors } })
    return
  }
  const card = { brand: reading.brand, lastFour: reading.number.slice(-4) }
  attemptPayment(engine, record, card, outcomeOf(reading.number))
}
