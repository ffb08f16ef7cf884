import { openOrder } from '../../rig.test.helper.ts'
import type { Service } from '../createService.ts'

export const visa = {
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  name: 'Ada Lovelace',
}
export const mastercard = { ...visa, number: '5555 5555 5555 4444' }
export const declined = { ...visa, number: '4000 0000 0000 0002' }

/** A buyer with the hosted page open. */
export async function openPage(service: Service, changes: object = {}) {
  const { order_id, url } = await openOrder(service, changes)
  const load = async (address: string | URL = url) => {
    const response = await service.handle(new Request(address))
    return { response, text: await response.text() }
  }
  const send = async (action: string, form: Record<string, string> = {}) => {
    const target = new URL(url)
    target.pathname += `/${action}`
    const request = new Request(target, { method: 'POST', body: new URLSearchParams(form) })
    const response = await service.handle(request)
    const location = response.headers.get('location')
    // As a browser does: the address it is sent to is resolved against the one it asked.
    if (location !== null) return load(new URL(location, target))
    return { response, text: await response.text() }
  }
  const order = () => service.state().orders.find(({ id }) => id === order_id)
  return { url, load, send, order }
}
