import { seenByClient } from '../customers/seenByClient.ts'
import type { Operation } from './call.ts'
import { customerOf } from './customerOf.ts'

/** The status poll. (Assumption `accounts.status`.) */
export const customerStatus: Operation<'virtualAccounts.status'> = (call, engine) =>
  seenByClient(customerOf(call, engine))
