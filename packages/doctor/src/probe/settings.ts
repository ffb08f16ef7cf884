import type { FieldNames, OnrampClientOptions, PaymentMethodRow } from '@onramp-kit/core'
import type { RouteId } from '@onramp-kit/core/contract'
import type { Mapping } from '../derive/mapping.ts'

/** What to examine, and what the doctor may do. */
export interface Settings {
  readonly baseUrl: string
  readonly publishableKey: string
  readonly wallet: string
  readonly origin: string | undefined
  readonly page: string | undefined
  readonly order: string | undefined
  readonly email: string | undefined
  readonly country: string
  readonly amount: string
  readonly timeout: number
  readonly allowPurchase: boolean
  readonly allowRegistration: boolean
  /** The merchant's own overrides. */
  readonly overrides: Partial<OnrampClientOptions>
  /** The merchant's own rows of payment methods. */
  readonly paymentMethods?: readonly PaymentMethodRow[] | undefined
}

/** The overrides that the doctor derived from responses, as data. */
export interface DerivedOverrides {
  /** The path of `rail.config` depends on `railSegment` alone. */
  readonly paths: Partial<Record<Exclude<RouteId, 'rail.config'>, string>>
  readonly fieldNames: Partial<Record<keyof FieldNames, string>>
  readonly schemas: Partial<Record<RouteId, Mapping>>
  railSegment?: string
  orderAmount?: 'any'
  errors?: Mapping
  paymentMethods?: readonly PaymentMethodRow[]
  requestIdHeader?: string
}
