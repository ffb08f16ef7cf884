import type { OrderRecord } from '../../card/orders.ts'
import { isPayable } from '../../card/payment.ts'
import type { Engine } from '../../engine.ts'
import { effectsOf } from '../../scenario/effects.ts'
import type { HostedPage } from '../hostedPage.ts'
import { orderView } from '../view/orderView.ts'
import { answerChallenge } from './answerChallenge.ts'
import { cancelPayment } from './cancelPayment.ts'
import type { PageAction } from './pageAction.ts'
import { payWithCard } from './payWithCard.ts'
import { payWithWallet } from './payWithWallet.ts'

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
