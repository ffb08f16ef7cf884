import { rejections } from './contract/errors.ts'
import {
  checkFieldNames,
  defaultFieldNames,
  type FieldNameOptions,
  type FieldNames,
  mergeFieldNames,
} from './contract/fieldNames.ts'
import type { Idempotency } from './contract/idempotency.ts'
import type { KeyEnvironment } from './contract/route.ts'
import { adaptRoutes, type RouteOverrides, routes } from './contract/routes.ts'
import { errorHints } from './errors/ApiError.ts'
import type { Platform } from './platform/platform.ts'
import { hashText } from './platform/storage.ts'
import { type Card, createCard } from './resources/card.ts'
import { createFx, type Fx } from './resources/fx.ts'
import { createRail, type Rail } from './resources/rail.ts'
import { createVirtualAccounts, type VirtualAccountMethods } from './resources/virtualAccounts.ts'
import { checkHeaderName, failOptionOf, type TransportOptions } from './transport/options.ts'
import { createTransport, type Transport } from './transport/transport.ts'

/** Options of `createOnrampClient`. */
export interface OnrampClientOptions extends TransportOptions, RouteOverrides {
  /** Names of body fields that the interface does not show. (Assumptions `card.fields`, `accounts.register`.) */
  readonly fieldNames?: FieldNameOptions<FieldNames> | undefined
  /**
   * Sends an idempotency key with each purchase. A checkout reuses the key when the buyer tries the same purchase again.
   * `card.checkout` creates a new key for each call, unless `idempotencyKey` is passed. Off by default: the interface shows
   * no such header, and a header that CORS does not allow blocks every purchase. (Assumption `card.idempotency`.)
   *
   * @example idempotency: { header: 'Idempotency-Key' }
   */
  readonly idempotency?: Idempotency | undefined
  /**
   * Whether a different amount or currency of an order raises a mismatch. Use `'any'` if the service adds fees to the
   * amount. (Assumption `order.amount`.) @default 'exact'
   */
  readonly orderAmount?: 'exact' | 'any' | undefined
}

/** A plain object of functions. Create one and reuse it: it remembers Retry-After. */
export interface OnrampClient {
  /** Environment of the publishable key. */
  readonly environment: KeyEnvironment
  /** Base URL without a trailing slash. */
  readonly baseUrl: string
  /** Milliseconds before one attempt times out. */
  readonly timeout: number
  /** The clock, randomness, page state, storage and lock that the client uses. */
  readonly platform: Platform
  /** Hash of the publishable key and base URL. Namespaces stored records. */
  readonly scope: string
  /** Settings of the idempotency key. */
  readonly idempotency: Idempotency | undefined
  /** Whether a different amount or currency of an order raises a mismatch. */
  readonly orderAmount: 'exact' | 'any'
  /** Card purchases. */
  readonly card: Card
  /** Bank accounts. */
  readonly virtualAccounts: VirtualAccountMethods
  /** The hosted crypto-deposit flow. */
  readonly rail: Rail
  /** Exchange rates for display. */
  readonly fx: Fx
}

/**
 * Creates a client of the service. Sends nothing until a method is called.
 *
 * @throws ConfigError for an invalid key, base URL or option
 * @example
 * const onramp = createOnrampClient({
 *   publishableKey: 'svc_public_sandbox_demo',
 *   baseUrl: 'http://127.0.0.1:4010',
 * })
 */
export function createOnrampClient(options: OnrampClientOptions): OnrampClient {
  const failOption = failOptionOf('createOnrampClient')
  const base = createTransport(options, failOption)
  const fieldNames = mergeFieldNames(defaultFieldNames, failOption, options.fieldNames)
  checkFieldNames(fieldNames, failOption)
  const { idempotency } = options
  const orderAmount = options.orderAmount ?? 'exact'
  if (idempotency !== undefined)
    checkHeaderName('idempotency.header', idempotency?.header, failOption)
  if (!/^(exact|any)$/.test(orderAmount)) failOption('orderAmount', "must be 'exact' or 'any'")
  const transport: Transport = {
    ...base,
    idempotency,
    fieldNames,
    routes: adaptRoutes(routes, options, failOption),
    errorHints,
    rejections: [...rejections, ...(options.rejections ?? [])],
  }
  const { environment, baseUrl, timeout, platform } = base
  return {
    environment,
    baseUrl,
    timeout,
    platform,
    scope: hashText(`${baseUrl} ${base.publishableKey}`),
    idempotency,
    orderAmount,
    card: createCard(transport),
    virtualAccounts: createVirtualAccounts(transport),
    rail: createRail(transport),
    fx: createFx(transport),
  }
}
