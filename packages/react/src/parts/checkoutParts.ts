import type { Part } from './part.ts'

/** A checkout around its form. */
export const checkoutParts = {
  checkout: {
    component: 'CheckoutRoot',
    element: 'div or dialog',
    says: 'The outermost element of a checkout, beside `onramp-root`.',
    states: {
      'data-step="details"': 'The buyer decides.',
      'data-step="opening"': 'The purchase is being opened.',
      'data-step="unknown"': 'Nobody knows whether it was opened.',
      'data-step="resuming"': 'A stored order is looked up.',
      'data-step="paying"': 'The payment page is shown.',
      'data-step="settling"': 'The payment was captured, and the payout is on its way.',
      'data-step="processing"': 'That takes longer than usual.',
      'data-step="sent"': 'The payout was sent.',
      'data-step="cancelled"': 'The order will not be settled.',
    },
  },
  'open-again': {
    component: 'CheckoutOpenAgain',
    element: 'button',
    says: 'Sends a purchase again whose outcome is unknown.',
  },
  'start-over': {
    component: 'StartOverButton',
    element: 'button',
    says: 'Leaves this purchase for another.',
  },
} as const satisfies Readonly<Record<string, Part>>
