import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/topUp.tsx')] satisfies RouteConfig
