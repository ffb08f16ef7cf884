import type { KeyEnvironment } from '@onramp-kit/core/contract'

/** Owner of orders and customers. A tenant never sees another tenant's. */
export interface Tenant {
  /** The publishable key. */
  readonly key: string
  readonly environment: KeyEnvironment
}

/** A status, and when it was entered. */
export interface StatusHistoryEntry<Status extends string> {
  readonly status: Status
  /** Date-time of the virtual clock. */
  readonly at: string
}

/** Messages about a submitted form, by field name. They contain no input. */
export type FieldErrors = Readonly<Record<string, string>>
