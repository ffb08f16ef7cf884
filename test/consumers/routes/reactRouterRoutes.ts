import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/topUp.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('carts/*', 'routes/carts.ts'),
  route('orders/read', 'routes/readOrders.ts'),
] satisfies RouteConfig
