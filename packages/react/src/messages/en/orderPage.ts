/** An order on a page where it is looked at and not paid. Otherwise the steps of `order` are said there too. */
export const enOrderPage = {
  looking: { title: 'Looking up your order', text: 'One moment.' },
  paying: {
    title: 'Waiting for your payment',
    text: 'As soon as it arrives, your order goes on here by itself.',
  },
  missing: {
    title: 'Order not found',
    text: 'This wallet has no such order. Check the link that led you here, or ask the shop.',
  },
  unreadable: {
    title: 'Your order cannot be shown just now',
    text: 'Nothing is lost: an order goes on without this page.',
  },
}
