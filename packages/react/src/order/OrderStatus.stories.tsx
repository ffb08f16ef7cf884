import { waitFor } from 'storybook/test'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import {
  at,
  dropped,
  rejected,
  silent,
  unknownStatus,
} from '../../../../.storybook/world/faults.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { OrderStatus } from './OrderStatus.tsx'

const { steps } = enOrder

/** The page of an order that the buyer opened in another tab. */
const meta = preview.meta({
  title: 'OrderStatus',
  component: OrderStatus,
  args: { id: '', wallet: destination.wallet },
  beforeEach: ({ world }) => world.openElsewhere(),
  render: ({ id, ...props }, { world }) => <OrderStatus {...props} id={id || world.orderId()} />,
})

export const Paying = meta.story({
  play: ({ buyer }) => buyer.finds('heading', steps.paying.titleWithoutPage),
})

export const PayingForLong = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.readsTitle(steps.paying.titleWithoutPage)
    world.hurry(11 * 60_000)
    await buyer.readsTitle(steps.processing.title)
  },
})

export const Settling = meta.story({
  play: async ({ buyer, world }) => {
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
  },
})

export const Processing = meta.story({
  play: async ({ buyer, world }) => {
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    world.hurry(11 * 60_000)
    await buyer.readsTitle(steps.processing.title)
  },
})

export const Sent = meta.story({
  play: async ({ buyer, world }) => {
    await world.callBack('order_broadcasted')
    await buyer.readsTitle(steps.sent.title)
  },
})

export const Cancelled = meta.story({
  play: async ({ buyer, world }) => {
    await world.callBack('order_cancelled')
    await buyer.readsTitle(steps.cancelled.title)
  },
})

export const StatusUnknown = meta.story({
  play: async ({ buyer, world: { setFault, service, reload } }) => {
    setFault(unknownStatus(service, '/card/orders/'))
    await reload()
    await buyer.readsTitle(steps.processing.title)
  },
})

export const Looking = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/orders/', silent))
    await world.reload()
    await buyer.readsTitle(steps.loading.title)
  },
})

/** The service rejects the first read, which ends polling. */
export const Unreadable = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/orders/', rejected))
    await world.reload()
    await buyer.readsTitle(steps.unreadable.title)
  },
})

/** The connected wallet has no order with this id. */
export const NotFound = meta.story({
  args: { id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b' },
  play: async ({ canvas, world }) => {
    // An order counts as missing after several reads.
    await waitFor(() => {
      world.hurry(5_000)
      canvas.getByRole('heading', { name: steps.missing.title })
    })
  },
})

/** Reads fail temporarily, and polling continues. */
export const ConnectionInterrupted = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.readsTitle(steps.paying.titleWithoutPage)
    world.setFault(at('/card/orders/', dropped))
    world.hurry(5_000)
    await buyer.reads(enShared.trouble)
  },
})

/** The service rejects a read, which ends polling. */
export const UpdatesStopped = meta.story({
  play: async ({ buyer, world }) => {
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    world.setFault(at('/card/orders/', rejected))
    world.hurry(5_000)
    await buyer.reads(enShared.reading)
  },
})

/** For the developer: the key's allowlist lacks this page's origin. */
export const OriginRejected = meta.story({
  play: async ({ buyer, world }) => {
    world.service.scenario('origin_rejected')
    await world.reload()
    await buyer.reads(enOrder.setup)
  },
})

/** The order appears when the buyer connects a wallet. */
export const NotConnected = meta.story({
  args: { wallet: undefined, onConnect() {} },
  play: ({ buyer }) => buyer.readsTitle(enShared.connect.title),
})
