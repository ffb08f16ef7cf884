import type { Customer, FramePolicy } from '@onramp-kit/core'

export interface BankDepositProps {
  /** Whose accounts they are: where the money goes that is sent to them. Without one the buyer is asked to connect it. */
  readonly wallet: string | null | undefined
  /** The country the first question starts with. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string
  /** The e-mail address it starts with, where the shop knows it. */
  readonly defaultEmail?: string
  /** How the hosted pages are framed. */
  readonly frame?: FramePolicy
  /** Called once for each status the customer is seen in; after a reload, again. */
  readonly onStatus?: (customer: Customer) => void
}
