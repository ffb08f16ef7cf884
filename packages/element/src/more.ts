// What the first paint of a checkout does not need, in one file.
export { BankDeposit, OrderStatus } from '@onramp-kit/react'
