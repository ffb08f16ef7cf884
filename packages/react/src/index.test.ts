import { expect, test } from 'vitest'
import * as react from './index.ts'

test('exports exactly the documented names', () => {
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "BankDeposit",
      "Checkout",
      "CheckoutDialog",
      "CryptoDeposit",
      "OnrampProvider",
      "OrderStatus",
      "cardOrderQueryOptions",
      "cardQuoteQueryOptions",
      "fxRatesQueryOptions",
      "onrampKeys",
      "railConfigQueryOptions",
      "useBankDeposit",
      "useCardOrder",
      "useCardQuote",
      "useCheckout",
      "useCreateHostedLink",
      "useCryptoDeposit",
      "useFxRates",
      "useOnramp",
      "useRailConfig",
      "useRegisterCustomer",
      "useVirtualAccountStatus",
      "useVirtualAccounts",
      "virtualAccountStatusQueryOptions",
      "virtualAccountsQueryOptions",
    ]
  `)
})
