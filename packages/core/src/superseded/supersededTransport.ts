import type { SupersededRoutes } from '../contract/superseded/routes.ts'
import type { Transport } from '../transport/transport.ts'

export type SupersededTransport = Transport<SupersededRoutes>
