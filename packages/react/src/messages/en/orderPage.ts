/** An order on a page that shows it, without a payment page. Its other steps and titles are those of `order`. */
export const enOrderPage = {
  looking: { title: 'Loading your order', text: 'Just a moment…' },
  paying: {
    title: 'Waiting for your payment',
    text: 'This page updates automatically. If you’ve already paid, don’t pay again: your payment may be in review, which can take about 30 minutes.',
  },
  missing: {
    text: 'We couldn’t find this order for the connected wallet. Check the link and the wallet, or contact support.',
  },
  unreadable: {
    title: 'We can’t show your order right now',
    text: 'Your order isn’t affected. Please try again in a moment.',
  },
}
