import type { Engine } from '../engine.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { readBody } from '../http/readBody.ts'
import type { OrderRecord } from '../orders/orderRecord.ts'
import { cardCss } from './assets/cardCss.ts'
import { cardJs } from './assets/cardJs.ts'
import { pageRedirect, pageResponse } from './pageResponse.ts'
import { answerChallenge } from './payment/answerChallenge.ts'
import { cancelPayment } from './payment/cancelPayment.ts'
import type { PageAction } from './payment/pageAction.ts'
import { payWithCard } from './payment/payWithCard.ts'
import { payWithWallet } from './payment/payWithWallet.ts'
import { notFoundView } from './view/notFoundView.ts'
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
      const record = admitted(engine, call)
      return record ? pageResponse(orderView(record), 'text/html') : notFound()
    }),
    ...Object.entries(actions).map(([name, action]) => post(`/pay/{id}/${name}`, engine, action)),
  ]
}

function get(path: string, respond: Endpoint['respond']): Endpoint {
  return { method: 'GET', path, crossOrigin: false, respond }
}

function post(path: string, engine: Engine, action: PageAction): Endpoint {
  return {
    method: 'POST',
    path,
    crossOrigin: false,
    async respond(call) {
      const form = new URLSearchParams(await readBody(call.request))
      const record = admitted(engine, call)
      if (!record) return notFound()
      const { id, status } = record.order
      const errors = status === 'payment_pending' ? action(engine, record, form) : undefined
      if (errors) return pageResponse(orderView(record, errors), 'text/html', 422)
      // Relative, so that it holds under every base path and name of the service.
      return pageRedirect(`../${id}?session=${record.session}`)
    },
  }
}

/**
 * The order whose page was asked for, when the session that was given with its address is shown.
 */
function admitted({ orders }: Engine, { params, url }: EndpointCall): OrderRecord | undefined {
  const record = orders.find(params['id'] ?? '')
  return record?.session === url.searchParams.get('session') ? record : undefined
}

function notFound(): Response {
  return pageResponse(notFoundView(), 'text/html', 404)
}
