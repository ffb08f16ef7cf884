import { expect, test } from 'vitest'
import * as contract from './contract/index.ts'
import * as core from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(core)).toMatchInlineSnapshot(`
    [
      "createCheckout",
      "checkoutTransitions",
      "createOnrampClient",
      "chainName",
      "paymentMethodsFor",
      "ApiError",
      "ConfigError",
      "ContractError",
      "isApiError",
      "isInputError",
      "isOnrampError",
      "InputError",
      "NetworkError",
      "OnrampError",
      "TimeoutError",
      "frameAttributes",
      "hostFrame",
      "countries",
      "countryFromLanguages",
      "currencyForCountry",
      "euroArea",
      "formattingLocale",
      "formatAmount",
      "parseAmount",
      "pollDelay",
      "createLateness",
      "isTerminal",
      "systemClock",
      "documentPage",
      "createSignal",
      "webStorage",
      "isTransient",
    ]
  `)
})

test('the public names of the contract are these', () => {
  expect(Object.keys(contract)).toMatchInlineSnapshot(`
    [
      "AMOUNT_PATTERN",
      "amount",
      "assumptions",
      "cardCheckout",
      "cardCheckoutInput",
      "cardOrder",
      "cardOrderInput",
      "isKnownStatus",
      "orderStatuses",
      "cardQuote",
      "cardQuoteInput",
      "chain",
      "chainName",
      "chains",
      "country",
      "currency",
      "errorCodes",
      "errorEnvelope",
      "defaultFieldNames",
      "paymentMethod",
      "paymentMethodRows",
      "paymentMethodsFor",
      "PUBLISHABLE_KEY_HEADER",
      "PUBLISHABLE_KEY_PATTERN",
      "routes",
      "token",
      "tradeType",
      "uuid",
      "wallet",
    ]
  `)
})
