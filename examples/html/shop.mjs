const orders = document.querySelector('#orders')

document.querySelector('onramp-checkout').addEventListener('onramp-status', ({ detail: order }) => {
  orders.textContent = `Order ${order.id}: ${order.status}`
})
