/** How far an order is, and what it holds. */
export const enOrder = {
  /** Each step: what is happening, and what happens next. */
  steps: {
    resuming: {
      title: 'Looking up your order',
      text: 'One moment: you have an order under way, on this page or in another tab.',
    },
    paying: {
      title: 'Waiting for your payment',
      text: 'Pay on the page below. This page follows along.',
    },
    settling: {
      title: 'Payment received',
      text: 'Your {token} is being sent. It takes a few moments.',
    },
    processing: {
      title: 'Still processing',
      text: 'Nothing is wrong, it only takes longer: a payment may be reviewed for half an hour. You can close this page and come back.',
      textWhilePayable:
        'You can still pay. If you have paid, nothing is wrong: a payment may be reviewed for half an hour.',
    },
    sent: { title: '{token} sent', text: 'It is on its way to your wallet on {chain}.' },
    cancelled: {
      title: 'Order cancelled',
      text: 'No {token} will be sent. If money has left your account, contact the shop.',
    },
    unknown: {
      title: 'We could not confirm your purchase',
      text: 'We got no clear answer while your purchase was being opened. No card was charged on this page. You can try again, or start over.',
      textAfterReload:
        'A purchase was being opened on this page or in another tab, and we could not confirm it. If you have paid for it, contact the shop before you pay again.',
    },
  },
  /** Where an order is on its way: three short names in one row, each of a phase. */
  stages: { payment: 'Payment', sending: 'Sending', sent: 'Sent' },
  /** A button: asks for the order at once. */
  checkNow: 'Check now',
  /** Before an amount that was paid. */
  paid: 'Paid',
  /** Before an amount that was not paid yet, or never will be. */
  toPay: 'Amount',
  /** A card: `{brand}` is such as Visa, `{last}` its last four digits. */
  paidWith: '{brand} ending in {last}',
  /** Before the place where the money goes. */
  destination: 'Destination',
  /** Such as "USDC on Base, to 0x5290…9EE7". */
  to: '{token} on {chain}, to {wallet}',
  /** Before the number of the order. */
  order: 'Order',
  /** Shown while an order runs for a wallet, chain or token that the page has since replaced. */
  destinationChanged:
    'Your wallet or network changed. This order still goes to {wallet} on {chain}.',
  /** An order that goes elsewhere than was asked for: what it holds, and what was asked for. */
  mismatch: {
    wallet:
      'Stop: this order is not what you asked for. It goes to another wallet: {held}, not {asked}. Contact the shop before you do anything else.',
    chain:
      'Stop: this order is not what you asked for. It is sent on {held}, not on {asked}. Contact the shop before you do anything else.',
    token:
      'Stop: this order is not what you asked for. It is paid out in {held}, not in {asked}. Contact the shop before you do anything else.',
    amount:
      'Stop: this order is not what you asked for. It is for {held}, not for {asked}. Contact the shop before you do anything else.',
    currency:
      'Stop: this order is not what you asked for. It is charged in {held}, not in {asked}. Contact the shop before you do anything else.',
  },
  reading: 'Your order cannot be read just now. It goes on by itself.',
}
