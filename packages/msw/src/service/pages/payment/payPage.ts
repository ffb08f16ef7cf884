import { applyCallback } from '../../card/callbacks.ts'
import type { OrderRecord } from '../../card/orders.ts'
import { attemptPayment, isPayable } from '../../card/payment.ts'
import { outcomeOf, walletMethods } from '../../card/paymentMethods.ts'
import type { Engine } from '../../engine.ts'
import { effectsOf } from '../../scenario/effects.ts'
import type { HostedPage } from '../pageEndpoints.ts'
import { answerChallenge } from './challenge.ts'
import { orderView } from './orderView.ts'
import { readCard } from './readCard.ts'

/**
 * What a form of the hosted page does to a pending order. It answers nothing: the buyer is sent to
 * the page, which shows him where he stands, faults of the form included. An action that does not
 * fit there does nothing.
 */
export type PageAction = (engine: Engine, record: OrderRecord, form: URLSearchParams) => void

/**
 * A card form was sent. Of the card, its brand and last four digits stay. While the bank asks, no
 * other card is taken: the page with the form may stand open in another tab.
 */
const payWithCard: PageAction = (engine, record, form) => {
  if (walletMethods.has(record.paymentMethod) || record.step.name !== 'details') return
  const reading = readCard(form, engine.clock.now())
  if (reading.errors) {
    engine.orders.put({ ...record, step: { name: 'details', errors: reading.errors } })
    return
  }
  const card = { brand: reading.brand, lastFour: reading.number.slice(-4) }
  attemptPayment(engine, record, card, outcomeOf(reading.number))
}

/**
 * The wallet's button was pressed. The wallet has asked its own questions: the payment goes
 * through.
 */
const payWithWallet: PageAction = (engine, record) => {
  if (walletMethods.has(record.paymentMethod)) attemptPayment(engine, record, null)
}

/** The buyer gave up, and the rail reports it. */
const cancelPayment: PageAction = (engine, record) => {
  applyCallback(engine, record.order.id, 'order_cancelled')
}

const actions: Readonly<Record<string, PageAction>> = {
  card: payWithCard,
  challenge: answerChallenge,
  wallet: payWithWallet,
  cancel: cancelPayment,
}

/** The hosted card page a checkout's `url` opens. */
export function payPage(engine: Engine): HostedPage<OrderRecord> {
  const whilePayable =
    (action: PageAction) =>
    (record: OrderRecord, form: URLSearchParams): void => {
      if (isPayable(record)) action(engine, record, form)
    }
  return {
    root: 'pay',
    find: (id) => engine.orders.find(id),
    address: ({ order, session }) => ({ id: order.id, session }),
    effects: (record) => effectsOf(engine, record),
    opened: (record) => engine.orders.put({ ...record, opened: true }),
    view: (record, { serviceUrl }) => orderView(record, effectsOf(engine, record), serviceUrl),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, whilePayable(action)]),
    ),
  }
}
