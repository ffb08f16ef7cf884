import { applyCallback } from '../../card/callbacks.ts'
import { digitalWallets, outcomeOf } from '../../card/cardsAndWallets.ts'
import type { OrderRecord } from '../../card/orders.ts'
import { attemptPayment, isPayable } from '../../card/payment.ts'
import type { Engine } from '../../engine.ts'
import { activeBehavior } from '../../scenario/behavior.ts'
import type { HostedPage } from '../pageEndpoints.ts'
import { answerChallenge } from './challenge.ts'
import { orderView } from './orderView.ts'
import { readCard } from './readCard.ts'

/** Handles a form of the payment page for a pending order. A form that does not fit the order's step is ignored. */
type PageAction = (engine: Engine, record: OrderRecord, form: URLSearchParams) => void

/**
 * Handles the card form. Keeps the card's brand and last four digits only. Ignores a second card during the bank's
 * challenge, because the form may be open in another tab.
 */
const payWithCard: PageAction = (engine, record, form) => {
  if (digitalWallets.has(record.paymentMethod) || record.step.name !== 'details') return
  const reading = readCard(form, engine.clock.now())
  if (reading.errors) {
    engine.orders.put({ ...record, step: { name: 'details', errors: reading.errors } })
    return
  }
  const card = { brand: reading.brand, lastFour: reading.number.slice(-4) }
  attemptPayment(engine, record, card, outcomeOf(reading.number))
}

/** Handles the digital wallet's button. A digital wallet needs no challenge. */
const payWithDigitalWallet: PageAction = (engine, record) => {
  if (digitalWallets.has(record.paymentMethod)) attemptPayment(engine, record, null)
}

const cancel: PageAction = (engine, record) => {
  applyCallback(engine, record.order.id, 'order_cancelled')
}

/** Creates the hosted payment page, which a checkout's `url` opens. */
export function payPage(engine: Engine): HostedPage<OrderRecord> {
  const whilePayable =
    (action: PageAction) =>
    (record: OrderRecord, form: URLSearchParams): void => {
      if (isPayable(record)) action(engine, record, form)
    }
  return {
    root: 'pay',
    find: (id) => engine.orders.find(id),
    address: ({ order, pageToken }) => ({ id: order.id, pageToken }),
    behavior: (record) => activeBehavior(engine, record),
    markVisited: (record) => engine.orders.put({ ...record, pageVisited: true }),
    view: (record, { serviceUrl }) => orderView(record, activeBehavior(engine, record), serviceUrl),
    actions: {
      card: whilePayable(payWithCard),
      challenge: whilePayable(answerChallenge),
      'digital-wallet': whilePayable(payWithDigitalWallet),
      cancel: whilePayable(cancel),
    },
  }
}
