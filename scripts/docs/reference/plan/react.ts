import { list, type ReferencePage } from './page.ts'

const react = '@onramp-kit/react'

/** The pages of `@onramp-kit/react`. */
export const reactPages: readonly ReferencePage[] = [
  {
    file: 'components',
    title: 'Components',
    description: 'The components of @onramp-kit/react and their props.',
    intro:
      'Each component also takes the attributes of its outermost element, such as `id`, `className` and `style`, and forwards `ref` to it. Import `@onramp-kit/react/styles.css` once.',
    sections: [
      {
        title: 'Provider',
        entry: react,
        names: list('OnrampProvider OnrampProviderProps AppearanceProps Support MessageOverrides'),
      },
      {
        title: 'Checkout',
        entry: react,
        names: list('Checkout CheckoutProps CheckoutOwnProps CheckoutEvent AmountLimits'),
      },
      {
        title: 'Checkout in a dialog',
        entry: react,
        names: list('CheckoutDialog CheckoutDialogProps'),
      },
      {
        title: 'Order',
        entry: react,
        names: list('OrderStatus OrderStatusProps OrderStatusOwnProps'),
      },
      {
        title: 'Deposits',
        entry: react,
        names: list(
          'BankDeposit BankDepositProps BankDepositOwnProps CryptoDeposit CryptoDepositProps',
        ),
      },
      {
        title: 'Look and texts',
        entry: react,
        names: list('Appearance Messages MessageArea Plural'),
      },
      {
        title: 'Devtools',
        entry: '@onramp-kit/react/devtools',
        names: list('OnrampDevtools OnrampDevtoolsProps createRequestLog RequestLog LoggedRequest'),
      },
    ],
  },
  {
    file: 'hooks',
    title: 'Hooks and query options',
    description: 'The hooks of @onramp-kit/react, and their query options and keys.',
    intro:
      'Hooks that read take the options of `useQuery` of @tanstack/react-query as their last argument. [Draw your own UI](../guides/compose.md#draw-your-own-ui-with-hooks) shows them.',
    sections: [
      {
        title: 'Flows',
        entry: react,
        names: list(
          'useOnramp useCheckout UseCheckoutOptions UseCheckoutResult useBankDeposit UseBankDepositOptions BankDepositState useCryptoDeposit CryptoDepositState',
        ),
      },
      {
        title: 'Reads',
        entry: react,
        names: list(
          'useCardOrder useCardQuote useVirtualAccounts useVirtualAccountStatus useRailConfig useFxRates VirtualAccountsOptions QueryHookOptions',
        ),
      },
      {
        title: 'Actions',
        entry: react,
        names: list('useRegisterCustomer useCreateHostedLink MutationHookOptions'),
      },
      {
        title: 'Query options and keys',
        entry: react,
        names: list(
          'cardOrderQueryOptions cardQuoteQueryOptions virtualAccountsQueryOptions virtualAccountStatusQueryOptions railConfigQueryOptions fxRatesQueryOptions onrampKeys OnrampQueryOptions IdleQueryOptions OnrampQueryKey',
        ),
      },
    ],
  },
]
