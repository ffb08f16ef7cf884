import type { EntryName } from './entries.ts'

/** A page of the reference. */
export interface ReferencePage {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly intro: string
  /** The sections by entry and title, with the exports that each describes, separated by spaces. */
  readonly entries: Readonly<Partial<Record<EntryName, Readonly<Record<string, string>>>>>
}

export const referencePlan: readonly ReferencePage[] = [
  {
    file: 'client',
    title: 'Client',
    description: 'The options and methods of createOnrampClient.',
    intro:
      'Create one client and reuse it: it remembers `Retry-After`. [Use the client without React](../guides/client.md) shows it at work.',
    entries: {
      '@onramp-kit/core': {
        'Create a client': 'createOnrampClient OnrampClientOptions OnrampClient RequestHeaders',
        Methods:
          'Card CardOrders VirtualAccountMethods Rail Fx RequestOptions CheckoutRequestOptions WatchOptions',
        'Events of requests': 'RequestEvent ResponseEvent RetryEvent',
        Overrides:
          'BaseUrl Idempotency FieldNames FieldNameOptions RouteOverrides PathOverrides SchemaOverrides ReadServiceError StandardSchema ServiceError AssumptionId',
        Platform: 'PlatformOptions Platform Clock OrderStorage PageState TryLock Subscribable',
      },
    },
  },
  {
    file: 'checkout-store',
    title: 'Checkout store and frames',
    description: 'The checkout without a view, and the host of the hosted pages.',
    intro: '`<Checkout>` renders this store. Use it to write a view in any framework.',
    entries: {
      '@onramp-kit/core': {
        'The store':
          'createCheckout Checkout CheckoutOptions PurchaseEvent CheckoutSnapshot CheckoutSnapshotFields CheckoutStep Destination Mismatch PurchaseDetails',
        Situations: 'situationOf OrderFacts Situation SituationName Claim SituationAction Reads',
        'Hosted pages':
          'hostFrame FrameOptions FrameAttributes FramePolicy Presentation resolvePresentation',
      },
    },
  },
  {
    file: 'helpers',
    title: 'Helpers',
    description: 'Functions for statuses, amounts, countries, wallets and deposits.',
    intro: 'A bundle with only these contains neither zod nor ky.',
    entries: {
      '@onramp-kit/core': {
        Orders: 'isTerminal isCaptured',
        Amounts:
          'parseAmount ParsedAmount formatAmount convertForDisplay RateMeaning DisplayAmount',
        'Countries, currencies and payment methods':
          'countries countryNames CountryName searchCountries findCountry countryFromLanguages currencyForCountry paymentMethodsFor',
        'Chains and wallets': 'chainName checkWallet',
        'Bank deposits': 'bankStep BankStep isDecided depositFields DepositField DepositValue',
        'Crypto deposits':
          'openCryptoDeposit CryptoDepositRequest DepositAuthority AuthorizedDeposit cryptoDepositUrl checkCashAppDeposit CashAppDeposit',
      },
    },
  },
  {
    file: 'error-classes',
    title: 'Error classes',
    description: 'The classes of errors, their fields, and the guards that narrow them.',
    intro:
      '[Handle errors](../guides/errors.md) explains when each occurs. [Error codes](../errors/index.md) lists the codes.',
    entries: {
      '@onramp-kit/core': {
        Guards: 'isOnrampError isApiError isInputError',
        Classes:
          'OnrampError ApiError NetworkError TimeoutError ContractError InputError ConfigError',
        'Their types': 'Outcome ErrorCode KnownErrorCode FieldIssue OnrampErrorDetails',
      },
    },
  },
  {
    file: 'data',
    title: 'Data',
    description: 'What the service takes and returns, as types.',
    intro: 'Names are those of the wire. The HTTP reference describes the routes.',
    entries: {
      '@onramp-kit/core': {
        'Card purchases':
          'CardQuoteInput CardQuote CardCheckoutInput CardCheckout CardOrderInput CardOrder TradeType',
        'Bank accounts':
          'CustomerRegistration Customer WalletInput HostedLink VirtualAccounts VirtualAccount DepositInstructions',
        'Settings and rates': 'RailConfig FxRates DisplayRate',
        Names:
          'OrderStatus KnownOrderStatus CustomerStatus KnownCustomerStatus Currency Chain Token PaymentMethod PaymentMethodRow KeyEnvironment Open',
      },
    },
  },
  {
    file: 'components',
    title: 'Components',
    description: 'The components of @onramp-kit/react and their props.',
    intro:
      'Each component also takes the attributes of its outermost element, such as `id`, `className` and `style`, and forwards `ref` to it. Import `@onramp-kit/react/styles.css` once.',
    entries: {
      '@onramp-kit/react': {
        Provider:
          'OnrampProvider OnrampProviderProps AppearanceProps Support Marks MessageOverrides',
        Checkout: 'Checkout CheckoutProps CheckoutOwnProps CheckoutEvent AmountLimits',
        'Checkout in a dialog': 'CheckoutDialog CheckoutDialogProps',
        Order: 'OrderStatus OrderStatusProps OrderStatusOwnProps',
        Deposits:
          'BankDeposit BankDepositProps BankDepositOwnProps CryptoDeposit CryptoDepositProps CryptoDepositOwnProps DepositMethod',
        'Look and texts': 'Appearance Messages MessageArea Plural',
      },
      '@onramp-kit/react/devtools': {
        Devtools: 'OnrampDevtools OnrampDevtoolsProps createRequestLog RequestLog LoggedRequest',
      },
    },
  },
  {
    file: 'hooks',
    title: 'Hooks and query options',
    description: 'The hooks of @onramp-kit/react, and their query options and keys.',
    intro:
      'Hooks that read take the options of `useQuery` of @tanstack/react-query as their last argument. [Draw your own UI](../guides/compose.md#draw-your-own-ui-with-hooks) shows them.',
    entries: {
      '@onramp-kit/react': {
        Flows:
          'useOnramp useCheckout UseCheckoutOptions UseCheckoutResult useBankDeposit UseBankDepositOptions BankDepositState useCryptoDeposit UseCryptoDepositOptions CryptoDepositState',
        Reads:
          'useCardOrder useCardQuote useVirtualAccounts useVirtualAccountStatus useRailConfig useFxRates VirtualAccountsOptions QueryHookOptions',
        Actions: 'useRegisterCustomer useCreateHostedLink MutationHookOptions',
        'Query options and keys':
          'cardOrderQueryOptions cardQuoteQueryOptions virtualAccountsQueryOptions virtualAccountStatusQueryOptions railConfigQueryOptions fxRatesQueryOptions onrampKeys OnrampQueryOptions IdleQueryOptions OnrampQueryKey',
      },
    },
  },
  {
    file: 'simulator',
    title: 'Simulated service',
    description: 'The options and controls of the simulated service, and the ways to run it.',
    intro:
      '[Test your integration](../guides/testing/index.md) shows which way to run it fits which test.',
    entries: {
      '@onramp-kit/msw': {
        'Create a service': 'createService ServiceOptions ServiceExtension Service HandleOptions',
        'Control it':
          'ServiceControls ServiceState OrderState CustomerState StatusHistoryEntry ServiceSnapshot ServiceError ServiceErrorCode',
        Settings:
          'scenarios Scenario ScenarioName ExtensionScenarioName Latency RateLimit ServiceKey AccountsOpening createVirtualClock VirtualClock',
        'With MSW': 'createHandlers HandlerOptions',
      },
      '@onramp-kit/msw/browser': {
        'In a browser': 'createOnrampWorker WorkerOptions showHostedPages StateStorage',
      },
      '@onramp-kit/msw/node': {
        'Over HTTP': 'serve ServeOptions ServedService',
      },
      '@onramp-kit/msw/playwright': {
        'In Playwright':
          'onrampFixtures OnrampTestOptions OnrampTestArgs OnrampFixture payByCard CardOptions',
      },
    },
  },
  {
    file: 'superseded',
    title: 'Superseded contract',
    description: 'The client of the superseded contract, and its half of the simulated service.',
    intro: '[Migrate from the superseded contract](../guides/superseded.md) shows both at work.',
    entries: {
      '@onramp-kit/superseded': {
        Client:
          'createSupersededClient SupersededClientOptions SupersededClient SessionMethods SessionState SessionStore WalletMethods depositDetails isSessionEnded',
        Data: 'SiweSession TokenSession WalletAddress WalletRegistration WalletCustomer AccountInput AccountChain AccountCurrency WalletAccount FullAccount UsdInstructions SupersededErrorCode',
        Overrides:
          'SupersededFieldNames SupersededRouteOverrides SupersededPathOverrides SupersededSchemaOverrides SupersededRouteId SessionRouteId',
      },
      '@onramp-kit/superseded/simulator': {
        'Simulated service':
          'superseded SupersededOptions SupersededExtension serverFault createCookieJar CookieJar StoredCookie simulatedToken ProofVerifiers ProofContext ProofResult',
      },
    },
  },
]
