import { expect, test } from 'vitest'
import * as react from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "BankDeposit",
      "Checkout",
      "CheckoutDialog",
      "CryptoDeposit",
      "OnrampProvider",
      "OrderStatus",
      "cardOrderQuery",
      "cardQuoteQuery",
      "fxRatesQuery",
      "railConfigQuery",
      "useBankDeposit",
      "useCardOrder",
      "useCardQuote",
      "useCheckout",
      "useCryptoDeposit",
      "useFxRates",
      "useHostedLink",
      "useOnramp",
      "useRailConfig",
      "useRegistration",
      "useVirtualAccountStatus",
      "useVirtualAccounts",
      "virtualAccountStatusQuery",
      "virtualAccountsQuery",
    ]
  `)
})
