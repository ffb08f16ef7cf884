/** Budgets in bytes (brotli) of an export alone, by entry: the default, and exports that are a whole component. */
const budgets: Readonly<
  Record<string, { readonly most: number; readonly of?: Readonly<Record<string, number>> }>
> = {
  '@onramp-kit/core': {
    most: 1300,
    of: {
      createOnrampClient: 23_500,
      createCheckout: 12_300,
      hostFrame: 1800,
      openCryptoDeposit: 1800,
      parseAmount: 1800,
    },
  },
  '@onramp-kit/core/internal': { most: 1100, of: { createPoll: 1500 } },
  '@onramp-kit/core/internal/frame': { most: 1200 },
  '@onramp-kit/core/contract': { most: 7500 },
  '@onramp-kit/react': {
    most: 14_000,
    of: {
      Checkout: 30_600,
      CheckoutDialog: 31_300,
      OrderStatus: 14_800,
      BankDeposit: 21_000,
      CryptoDeposit: 15_200,
    },
  },
  '@onramp-kit/react/parts': {
    most: 16_000,
    of: { CheckoutParts: 36_000, CheckoutDialogParts: 26_000, BankDepositParts: 21_500 },
  },
  '@onramp-kit/msw': { most: 2000, of: { createService: 31_000 } },
  '@onramp-kit/msw/internal': { most: 5000 },
  '@onramp-kit/msw/browser': { most: 3000 },
  '@onramp-kit/msw/node': { most: 8000 },
  '@onramp-kit/msw/playwright': { most: 2500, of: { onrampFixtures: 34_000 } },
  '@onramp-kit/react/devtools': { most: 6000 },
  '@onramp-kit/superseded': { most: 1000, of: { createSupersededClient: 22_000 } },
  '@onramp-kit/superseded/contract': { most: 7700 },
  '@onramp-kit/superseded/simulator': { most: 2000, of: { superseded: 31_000 } },
}

/** Every language has its own entry. */
const language = { most: 5000, of: undefined }

export function budgetOf(entry: string, name: string): number {
  const { most, of } = budgets[entry] ?? language
  return of?.[name] ?? most
}
