import { amount, cashAppDeposit } from '@onramp-kit/core/contract'
import { type FieldErrors, fieldErrors } from '../../http/body.ts'

/** What a filled-in deposit form comes to: `amount` in USD, as decimal text. */
type DepositReading =
  | { readonly source: Source; readonly amount: string; readonly errors?: undefined }
  | { readonly errors: FieldErrors }

/** Checks a deposit form; there is a least amount for Cash App. (Interface: Limits 3.) */
export function readDeposit(form: URLSearchParams): DepositReading {
  const source = form.get('source') ?? ''
  const text = (form.get('amount') ?? '').trim()
  const errors = fieldErrors({
    source: isSource(source) ? undefined : 'Choose where the deposit comes from.',
    amount: amountError(text, source),
  })
  return isSource(source) && Object.keys(errors).length === 0
    ? { source, amount: text }
    : { errors }
}

function amountError(text: string, source: string): string | undefined {
  if (text === '') return 'Enter an amount.'
  if (!amount.safeParse(text).success) return 'Use an amount such as 25 or 25.50.'
  if (!/[1-9]/.test(text)) return 'Enter more than nothing.'
  if (source === 'cash-app' && !cashAppDeposit.safeParse({ amount: text }).success) {
    return 'Cash App takes deposits of $3.00 or more.'
  }
  return undefined
}

/** Where a deposit may come from, and what is said of each. */
export const sources = {
  exchange: 'Exchange account',
  wallet: 'Crypto wallet',
  'cash-app': 'Cash App',
} as const

type Source = keyof typeof sources

function isSource(text: string): text is Source {
  return Object.hasOwn(sources, text)
}
