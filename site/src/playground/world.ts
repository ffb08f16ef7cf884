import type { OnrampClient } from '@onramp-kit/core'
import type { ScenarioName } from '@onramp-kit/msw'
import { openOrder, simulate, WALLET } from '../simulated.ts'
import { checkoutProps } from './dropInProps.ts'
import { type Settings, valueOf } from './settings.ts'

/** A simulated service in the state that the settings describe. */
export interface World {
  readonly client: OnrampClient
  /** The order to show, for the order status. */
  readonly orderId: string
  readonly close: () => void
}

/** Changes when the settings describe another state of the service. */
export function worldKey(settings: Settings): string {
  const component = valueOf(settings, 'component')
  return [
    component,
    valueOf(settings, 'scenario'),
    component === 'order-status' && valueOf(settings, 'status'),
    component === 'bank-deposit' && valueOf(settings, 'customer'),
  ].join(' ')
}

/** Starts a service, and brings it into the state that the settings describe. */
export async function openWorld(settings: Settings): Promise<World> {
  const { client, service, close } = simulate()
  const component = valueOf(settings, 'component')
  const customer = valueOf(settings, 'customer')
  const orderId = component === 'order-status' ? await openOrder(client) : ''
  const status = valueOf(settings, 'status')
  if (orderId && status !== 'payment_pending') service.callback(orderId, status)
  if (component === 'bank-deposit' && customer) {
    await client.virtualAccounts.register({
      wallet: WALLET,
      country: checkoutProps(settings).defaultCountry ?? 'US',
      email: 'ada@example.com',
    })
    service.customerStatus(WALLET, customer)
  }
  service.scenario(valueOf(settings, 'scenario') as ScenarioName)
  return { client, orderId, close }
}
