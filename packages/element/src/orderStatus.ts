import type { CardOrder } from '@onramp-kit/core'
import type { OrderStatusOwnProps } from '@onramp-kit/react'
import { createElement } from 'react'
import {
  createElementClass,
  type ElementOf,
  type OnrampElementProps,
} from './createElementClass.ts'
import { loadMore } from './loadMore.ts'

interface Own {
  /** Wallet of the order. Without one the page asks the buyer to connect a wallet. Attribute `wallet`. */
  wallet: OrderStatusOwnProps['wallet']
  /** Id of the order. Attribute `order-id`, because `id` is the id of the element. */
  orderId: string | undefined
}

/** Properties of `<onramp-order-status>`: those of every element, the wallet and the id of the order. */
export interface OrderStatusElementProps extends OnrampElementProps, Own {}

/** Events of `<onramp-order-status>` by name. They bubble, except those that follow the element's removal. */
export interface OrderStatusEventMap {
  /** Once for each status of the order, the terminal one included. */
  'onramp-status': CustomEvent<CardOrder>
  /** The button "Connect a wallet" was pressed: open the dialog of your wallet library. */
  'onramp-connect': CustomEvent<null>
}

/**
 * `<onramp-order-status>`: the status page of one order.
 *
 * @example
 * <onramp-order-status publishable-key="svc_public_sandbox_…" base-url="https://…" order-id="4f2c…" wallet="0x…">
 * </onramp-order-status>
 */
export const OnrampOrderStatusElement = createElementClass<Own, OrderStatusEventMap>({
  kinds: { wallet: 'text', orderId: 'text' },
  async content({ orderId = '', wallet = null, onConnect }, emit) {
    const { components } = await loadMore()
    return createElement(components.OrderStatus, {
      id: orderId,
      wallet,
      onConnect,
      onStatus: (order: CardOrder) => emit('status', order),
    })
  },
})
export type OnrampOrderStatusElement = ElementOf<OrderStatusElementProps, OrderStatusEventMap>
