import type { Operation } from './call.ts'

/** GET /v1/virtual-accounts. A wallet that is not registered has none. (Assumption `accounts.errors`.) */
export const listAccounts: Operation<'virtualAccounts.list'> = ({ input, tenant }, engine) => {
  const data = engine.customers.ofWallet(tenant.key, input.wallet)?.accounts ?? []
  return { count: data.length, data: [...data] }
}
