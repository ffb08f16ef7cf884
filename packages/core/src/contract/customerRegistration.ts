import * as z from 'zod/mini'
import { country } from './country.ts'
import { email } from './email.ts'
import { wallet } from './wallet.ts'

/** Who is to be served under a wallet. (Assumption `accounts.register`; `email` also `card.fields`.) */
export const customerRegistration = z.object({ wallet, country, email })
export interface CustomerRegistration extends z.infer<typeof customerRegistration> {}
