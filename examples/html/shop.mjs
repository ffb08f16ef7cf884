const orders = document.querySelector('#orders')

document.querySelector('onramp-checkout').addEventListener('onramp-status', ({ detail: order }) => {
  console.log(order.id, order.status)
  orders.textContent = `Order ${order.id}: ${order.status}`
})
