/** Bytes (brotli) that an export may cost alone, by its entry: most of them, and those that are the whole of something. */
const budgets: Readonly<
  Record<string, { readonly most: number; readonly of?: Readonly<Record<string, number>> }>
> = {
  '@onramp-kit/core': { most: 6000, of: { createOnrampClient: 21_500, createCheckout: 12_000 } },
  '@onramp-kit/core/contract': { most: 8000 },
  '@onramp-kit/core/superseded': { most: 1000, of: { createSupersededClient: 21_500 } },
  '@onramp-kit/core/contract/superseded': { most: 8500 },
  '@onramp-kit/react': {
    most: 14_000,
    of: {
      Checkout: 27_000,
      CheckoutDialog: 28_000,
      BankDeposit: 21_000,
    },
  },
  '@onramp-kit/react/parts': {
    most: 16_000,
    of: { CheckoutParts: 28_000, CheckoutDialogParts: 21_500, BankDepositParts: 21_500 },
  },
  '@onramp-kit/msw': { most: 2000, of: { createService: 53_000, ServiceError: 6000 } },
  '@onramp-kit/msw/browser': { most: 3000 },
  '@onramp-kit/msw/node': { most: 8000 },
}

/** Every language has an entry of its own. */
const language = { most: 5000, of: undefined }

export function budgetOf(entry: string, name: string): number {
  const { most, of } = budgets[entry] ?? language
  return of?.[name] ?? most
}
