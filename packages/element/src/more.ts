import { BankDeposit, OrderStatus } from '@onramp-kit/react'

/** Components that the first paint of a checkout does not need. They are in another file. */
export const components = { BankDeposit, OrderStatus }
