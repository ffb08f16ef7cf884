import type { Engine } from '../engine.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { readBody } from '../http/readBody.ts'
import { ServiceError } from '../http/serviceError.ts'
import { isPayable } from '../orders/isPayable.ts'
import type { OrderRecord } from '../orders/orderRecord.ts'
import { delayed } from '../scenario/delayed.ts'
import { effectsOf } from '../scenario/effects.ts'
import { cardCss } from './assets/cardCss.ts'
import { cardJs } from './assets/cardJs.ts'
import { pageRedirect, pageResponse } from './pageResponse.ts'
import { answerChallenge } from './payment/answerChallenge.ts'
import { cancelPayment } from './payment/cancelPayment.ts'
import type { PageAction } from './payment/pageAction.ts'
import { payWithCard } from './payment/payWithCard.ts'
import { payWithWallet } from './payment/payWithWallet.ts'
import { orderView } from './view/orderView.ts'

const actions: Readonly<Record<string, PageAction>> = {
  card: payWithCard,
  challenge: answerChallenge,
  wallet: payWithWallet,
  cancel: cancelPayment,
}

/**
 * The hosted card page a checkout's `url` opens. The page is what the server says: a form posts, is
 * answered by a redirect to the page, and its script only spares the buyer the reload.
 */
export function pageEndpoints(engine: Engine): readonly Endpoint[] {
  return [
    get('/pay/card.css', () => pageResponse(cardCss, 'text/css')),
    get('/pay/card.js', () => pageResponse(cardJs, 'text/javascript')),
    get('/pay/{id}', (call) => {
      const record = engine.orders.put({ ...admitted(engine, call), opened: true })
      const effects = effectsOf(engine, record)
      return delayed(engine, effects, () =>
        pageResponse(orderView(record, effects, call.serviceUrl), 'text/html'),
      )
    }),
    ...Object.entries(actions).map(([name, action]) => post(`/pay/{id}/${name}`, engine, action)),
  ]
}

function get(path: string, respond: Endpoint['respond']): Endpoint {
  return { method: 'GET', path, respond }
}

function post(path: string, engine: Engine, action: PageAction): Endpoint {
  return {
    method: 'POST',
    path,
    async respond(call) {
      const form = new URLSearchParams(await readBody(call.request))
      const record = admitted(engine, call)
      return delayed(engine, effectsOf(engine, record), () => {
        if (isPayable(record)) action(engine, record, form)
        // Relative, so that it holds under every base path and name of the service.
        return pageRedirect(`../${record.order.id}?session=${record.session}`)
      })
    },
  }
}

/**
 * The order whose page was asked for, when the session that was given with its address is shown.
 * @throws ServiceError `not_found`, alike for an order that is not there and for another's session
 */
function admitted({ orders }: Engine, { params, url }: EndpointCall): OrderRecord {
  const record = orders.find(params['id'] ?? '')
  if (record && record.session === url.searchParams.get('session')) return record
  throw new ServiceError('not_found', 'This address opens no payment page.')
}
