import type {
  CardOrder,
  Currency,
  Destination,
  FramePolicy,
  OnrampError,
  PaymentMethodRow,
  Presentation,
  PurchaseDetails,
} from '@onramp-kit/core'
import { compareAmounts, paymentMethodRows } from '@onramp-kit/core/internal'
import type { ComponentPropsWithoutRef } from 'react'
import {
  anyText,
  countryCode,
  framePolicy,
  list,
  object,
  offered,
  presentations,
  text,
} from '../provider/propParsers.ts'
import type { PropParsers } from '../provider/useParsedProps.ts'
import type { CheckoutEvent } from './checkoutEvents.ts'

/** Limits of the amount to pay, by currency. */
export type AmountLimits = Readonly<
  Partial<
    Record<Currency, { readonly min?: string | undefined; readonly max?: string | undefined }>
  >
>

/** Props of a checkout, without the attributes of its root element. */
export interface CheckoutOwnProps extends Omit<Destination, 'wallet'> {
  /**
   * Buyer's address, such as `useConnection().address` of wagmi 3. Without one the checkout shows its form, and asks for a
   * wallet.
   */
  readonly wallet: string | null | undefined
  /**
   * Called by the button "Connect a wallet", which replaces the purchase button while there is no wallet: open the dialog of
   * your wallet library. @default no such button
   */
  readonly onConnect?: (() => void) | undefined
  /** Initial amount to pay, as decimal text such as `'19.99'`. @default '50' */
  readonly defaultAmount?: string | undefined
  /** Amounts to choose from with one click, as decimal text in the buyer's currency, such as `['20', '50', '100']`. */
  readonly amounts?: readonly string[] | undefined
  /**
   * Least and greatest amount to pay, as decimal text with at most two decimal places by currency, such as
   * `{ EUR: { min: '20', max: '500' } }`. If both are the same, the form has this amount, and the buyer cannot change it.
   */
  readonly limits?: AmountLimits | undefined
  /** Countries to offer, as ISO 3166-1 alpha-2 codes, or those to leave out. @default every country */
  readonly countries?: readonly string[] | { readonly except: readonly string[] } | undefined
  /** Initial country. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string | undefined
  /** Pins the currency. @default follows the country: GBP in GB, EUR in the euro area, else USD */
  readonly currency?: Currency | undefined
  /**
   * Payment methods, with the countries and the device support each requires.
   * @default the service's four, the device's wallet first
   */
  readonly paymentMethods?: readonly PaymentMethodRow[] | undefined
  /**
   * `compact`: the fees, the rate and the payment methods are folded, so that the form fits a phone. `comfortable`: a
   * line for the rate and a row for each payment method. @default 'compact'
   */
  readonly density?: 'compact' | 'comfortable' | undefined
  /** Frame policy of the hosted page. */
  readonly frame?: FramePolicy | undefined
  /** Where the payment page opens: in a frame, in a new tab, or by a redirect of this one. @default 'auto' */
  readonly presentation?: Presentation | undefined
  /**
   * What a reload resumes: the `order`, or also the payment `page`, whose URL is then stored in sessionStorage.
   * @default 'order'
   */
  readonly resume?: 'order' | 'page' | undefined
  /** Called once for each status of the order, the last one included; after a reload again for the current status. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
  /** Called once when the payout of the order was sent, in each tab that follows the order. */
  readonly onComplete?: ((order: CardOrder) => void) | undefined
  /** Called once when the order was canceled, in each tab that follows the order. */
  readonly onCancel?: ((order: CardOrder) => void) | undefined
  /** Called once for each error that ends a request: of a quote, of the purchase or of the order. */
  readonly onError?: ((error: OnrampError) => void) | undefined
  /**
   * Called for each event, such as `opened` with the id of the order, also before a redirect: for your server, analytics and
   * support.
   */
  readonly onEvent?: ((event: CheckoutEvent) => void) | undefined
  /** Whether events contain amounts. @default false */
  readonly includeAmounts?: boolean | undefined
  /**
   * Called before each purchase, which waits for it: ask for a login, let the buyer accept terms, check your limits. A changed
   * browser can leave it out. Not called before a repeat of the same purchase, after an unknown outcome. Reject with an `Error`
   * to stop the purchase; the buyer reads its message. `details` is a frozen copy. The signal aborts as soon as the page renders
   * without the form, such as with a closed dialog, or with another wallet; nothing is sent then.
   */
  readonly beforePurchase?:
    | ((
        details: PurchaseDetails,
        options: { readonly signal: AbortSignal },
      ) => Promise<void> | void)
    | undefined
  /** Called by the primary button after the payout was sent. @default no such button; in a dialog, it closes the dialog */
  readonly onDone?: (() => void) | undefined
}

/** Props of `<Checkout>`. Attributes of a `div`, such as `id`, `style` and `className`, go to its root element. */
export interface CheckoutProps
  extends CheckoutOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CheckoutOwnProps | 'children' | 'onSubmit'> {}

/** An amount that can be paid. */
const amount = text(/^(?=.*[1-9])\d{1,9}(?:\.\d\d?)?$/)
const bounds = object({
  // No buyer can type more digits.
  min: text(/^\d{1,12}(?:\.\d\d?)?$/),
  max: text(/^(?=.*[1-9])\d+(?:\.\d\d?)?$/),
})
const codes = list(countryCode)
/** Reads a list of countries to leave out, unless one of them is unknown. */
const outCodes = (data: unknown) => {
  const read = codes(data)
  return read?.length === (data as readonly unknown[] | null)?.length ? read : undefined
}
const exceptCodes = object({ except: outCodes })
const row = object({
  slug: anyText,
  onlyIn: codes,
  notIn: outCodes,
  needs: (data) => paymentMethodRows.find(({ needs }) => needs === data)?.needs,
})

export const checkoutProps: PropParsers<CheckoutOwnProps> = {
  wallet: 'string',
  onConnect: 'function',
  chain: 'number',
  token: 'string',
  defaultAmount: (data) => (data === '' ? data : amount(data)),
  defaultCountry: countryCode,
  currency: ['USD', 'GBP', 'EUR'],
  paymentMethods: (data, warn) => offered(list(readRow)(data), warn),
  density: ['compact', 'comfortable'],
  frame: framePolicy,
  presentation: presentations,
  resume: ['order', 'page'],
  onStatus: 'function',
  onComplete: 'function',
  onCancel: 'function',
  onError: 'function',
  onEvent: 'function',
  includeAmounts: 'boolean',
  beforePurchase: 'function',
  onDone: 'function',
  amounts: list(amount),
  limits: readLimits,
  countries: readCountries,
}

const everyLimit = object({ USD: readLimit, GBP: readLimit, EUR: readLimit })

const noAmount = { USD: 0, GBP: 0, EUR: 0 }

/** Reads limits by currency. Unless every name is a currency, no amount is within them. */
function readLimits(data: unknown): unknown {
  if (Object(data) !== data || Array.isArray(data)) return everyLimit(noAmount)
  const entries = Object.entries(data as object).map(([code, each]) => [code.toUpperCase(), each])
  const isRead = entries.every(([code]) => Object.hasOwn(noAmount, code))
  return everyLimit(isRead ? Object.fromEntries(entries) : noAmount)
}

/** Reads the limits of a currency. No amount is within limits that are not wholly understood, or that no amount meets. */
function readLimit(data: unknown): unknown {
  const given = Object.values(data ?? {}).filter((each) => each !== null)
  const read = bounds(data)
  const isRead = typeof data === 'object' && given.length === Object.keys(read).length
  const { min = '0', max = min } = read as { readonly min?: string; readonly max?: string }
  return isRead && compareAmounts(min, max) <= 0 ? read : { max: '0' }
}

function readCountries(data: unknown, warn: () => void): unknown {
  const all = exceptCodes(data)
  return all['except'] ? all : offered(codes(data), warn)
}

/** Reads a row. Its slug alone stands for the default row. Leaves it out rather than showing it too often. */
function readRow(data: unknown): unknown {
  const name = typeof data === 'string' && { slug: data }
  if (name) return paymentMethodRows.find(({ slug }) => slug === data) ?? name
  const given = Object(data) as Readonly<Record<string, unknown>>
  const read = row(data)
  const isRead = (member: string) => given[member] == null || read[member]
  return read['slug'] && ['onlyIn', 'notIn', 'needs'].every(isRead) ? read : undefined
}
