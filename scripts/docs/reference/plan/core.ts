import { list, type ReferencePage } from './page.ts'

const core = '@onramp-kit/core'

/** The pages of `@onramp-kit/core`. */
export const corePages: readonly ReferencePage[] = [
  {
    file: 'client',
    title: 'Client',
    description: 'The options and methods of createOnrampClient.',
    intro:
      'Create one client and reuse it: it remembers `Retry-After`. [Use the client without React](../guides/client.md) shows it at work.',
    sections: [
      {
        title: 'Create a client',
        entry: core,
        names: list('createOnrampClient OnrampClientOptions OnrampClient RequestHeaders'),
      },
      {
        title: 'Methods',
        entry: core,
        names: list(
          'Card CardOrders VirtualAccountMethods Rail Fx RequestOptions CheckoutRequestOptions WatchOptions',
        ),
      },
      {
        title: 'Events of requests',
        entry: core,
        names: list('RequestEvent ResponseEvent RetryEvent'),
      },
      {
        title: 'Overrides',
        entry: core,
        names: list(
          'BaseUrl Idempotency FieldNames FieldNameOptions RouteOverrides PathOverrides SchemaOverrides ReadServiceError StandardSchema ServiceError AssumptionId',
        ),
      },
      {
        title: 'Platform',
        entry: core,
        names: list('PlatformOptions Platform Clock OrderStorage PageState TryLock Subscribable'),
      },
    ],
  },
  {
    file: 'checkout-store',
    title: 'Checkout store and frames',
    description: 'The checkout without a view, and the host of the hosted pages.',
    intro: '`<Checkout>` renders this store. Use it to write a view in any framework.',
    sections: [
      {
        title: 'The store',
        entry: core,
        names: list(
          'createCheckout Checkout CheckoutOptions PurchaseEvent CheckoutSnapshot CheckoutStep Destination Mismatch PurchaseDetails',
        ),
      },
      {
        title: 'Situations',
        entry: core,
        names: list('situationOf OrderFacts Situation SituationName Claim SituationAction Reads'),
      },
      {
        title: 'Hosted pages',
        entry: core,
        names: list(
          'hostFrame FrameOptions FrameAttributes FramePolicy Presentation resolvePresentation',
        ),
      },
    ],
  },
  {
    file: 'helpers',
    title: 'Helpers',
    description: 'Functions for statuses, amounts, countries, wallets and deposits.',
    intro: 'A bundle with only these contains neither zod nor ky.',
    sections: [
      { title: 'Orders', entry: core, names: list('isTerminal isCaptured') },
      {
        title: 'Amounts',
        entry: core,
        names: list(
          'parseAmount ParsedAmount formatAmount convertForDisplay RateMeaning DisplayAmount',
        ),
      },
      {
        title: 'Countries, currencies and payment methods',
        entry: core,
        names: list(
          'countries countryNames CountryName searchCountries findCountry countryFromLanguages currencyForCountry paymentMethodsFor',
        ),
      },
      { title: 'Chains and wallets', entry: core, names: list('chainName checkWallet') },
      {
        title: 'Bank deposits',
        entry: core,
        names: list('bankStep BankStep isDecided depositFields DepositField DepositValue'),
      },
      {
        title: 'Crypto deposits',
        entry: core,
        names: list(
          'openCryptoDeposit CryptoDepositRequest DepositAuthority AuthorizedDeposit cryptoDepositUrl checkCashAppDeposit CashAppDeposit',
        ),
      },
    ],
  },
  {
    file: 'error-classes',
    title: 'Error classes',
    description: 'The classes of errors, their fields, and the guards that narrow them.',
    intro:
      '[Handle errors](../guides/errors.md) explains when each occurs. [Error codes](../errors/index.md) lists the codes.',
    sections: [
      { title: 'Guards', entry: core, names: list('isOnrampError isApiError isInputError') },
      {
        title: 'Classes',
        entry: core,
        names: list(
          'OnrampError ApiError NetworkError TimeoutError ContractError InputError ConfigError',
        ),
      },
      {
        title: 'Their types',
        entry: core,
        names: list('Outcome ErrorCode FieldIssue OnrampErrorDetails'),
      },
    ],
  },
  {
    file: 'data',
    title: 'Data',
    description: 'What the service takes and returns, as types.',
    intro: 'Names are those of the wire. The HTTP reference describes the routes.',
    sections: [
      {
        title: 'Card purchases',
        entry: core,
        names: list(
          'CardQuoteInput CardQuote CardCheckoutInput CardCheckout CardOrderInput CardOrder TradeType',
        ),
      },
      {
        title: 'Bank accounts',
        entry: core,
        names: list(
          'CustomerRegistration Customer WalletInput HostedLink VirtualAccounts VirtualAccount DepositInstructions',
        ),
      },
      { title: 'Settings and rates', entry: core, names: list('RailConfig FxRates DisplayRate') },
      {
        title: 'Names',
        entry: core,
        names: list(
          'OrderStatus KnownOrderStatus CustomerStatus KnownCustomerStatus Currency Chain Token PaymentMethod PaymentMethodRow KeyEnvironment Open',
        ),
      },
    ],
  },
]
