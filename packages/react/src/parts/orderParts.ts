import type { Part } from './parts.ts'

/** How far an order is. */
export const orderParts = {
  'order-status': {
    component: 'OrderStatusRoot',
    element: 'div',
    says: 'The outermost element of an order on a page of its own, beside `onramp-root`.',
    states: {
      'data-state="looking"': 'The order is being read for the first time.',
      'data-state="payment"': 'Its payment is awaited.',
      'data-state="sending"': 'It was paid, and the payout is not sent yet.',
      'data-state="processing"': 'That takes longer than usual, or has a status of its own.',
      'data-state="sent"': 'The payout was sent.',
      'data-state="cancelled"': 'It will not be settled.',
      'data-state="missing"': 'There is no such order of this wallet.',
      'data-state="unreadable"': 'It could not be read yet.',
    },
  },
  stages: {
    component: 'OrderStages',
    element: 'ol',
    says: 'The way of a purchase that goes well.',
  },
  stage: {
    component: 'OrderStage',
    element: 'li',
    says: 'One stage of it.',
    states: {
      'data-state="done"': 'It is behind the purchase.',
      'data-state="now"': 'The purchase is here.',
      'data-state="next"': 'It is still to come.',
    },
  },
  'order-icon': {
    component: 'OrderIcon',
    element: 'svg',
    says: 'A sign for the ways in which a purchase rests.',
    states: {
      'data-state="sent"': 'The payout was sent.',
      'data-state="cancelled"': 'The order will not be settled.',
      'data-state="unknown"': 'Nobody knows whether a purchase was opened.',
    },
  },
  refresh: {
    component: 'OrderRefresh',
    element: 'button',
    says: 'Asks for the order at once.',
  },
  receipt: {
    component: 'OrderReceipt',
    element: 'dl',
    says: 'The order as the service holds it, beside `onramp-description-list`.',
  },
} as const satisfies Readonly<Record<string, Part>>
