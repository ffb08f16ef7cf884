import { openOrder, startHarness } from '../../harness.test.helper.ts'
import { browse } from './browse.test.helper.ts'

export const visa = {
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  name: 'Ada Lovelace',
}
export const mastercard = { ...visa, number: '5555 5555 5555 4444' }
export const declined = { ...visa, number: '4000 0000 0000 0002' }

/** Opens a purchase and its hosted page. */
export async function openPage(service = startHarness().service, changes: object = {}) {
  const { order_id, url } = await openOrder(service, changes)
  const order = () => service.state().orders.find(({ id }) => id === order_id)
  return { ...browse(service, url), order, service }
}
