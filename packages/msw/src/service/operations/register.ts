import { registerCustomer } from '../customers/registerCustomer.ts'
import { seenByClient } from '../customers/seenByClient.ts'
import type { Operation } from './call.ts'

/** POST /v1/virtual-accounts/register. (Assumption `accounts.register`.) */
export const register: Operation<'virtualAccounts.register'> = (call, engine) =>
  seenByClient(registerCustomer(engine, call))
