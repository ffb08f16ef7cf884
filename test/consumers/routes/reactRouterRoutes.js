import { index, route } from '@react-router/dev/routes'

export default [index('routes/topUp.tsx'), route('carts/*', 'routes/carts.ts')]
