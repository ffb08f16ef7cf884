import type { RouteId } from '@onramp-kit/core/contract'
import { valueAt } from '../derive/readMapping.ts'
import { type Examination, isService, probe } from './examination.ts'
import { discardUnfounded, examine } from './examine.ts'
import { markTodoPaths } from './findPath.ts'
import { type QuoteVariation, tryQuotes } from './quoteVariations.ts'

/** The routes whose method and path the interface shows, which tell the service from another server. */
const shownRoutes: readonly RouteId[] = [
  'fx.rates',
  'card.orders.get',
  'card.quote',
  'virtualAccounts.list',
]

const order: readonly RouteId[] = [
  ...shownRoutes,
  'rail.config',
  'card.checkout',
  'virtualAccounts.register',
  'virtualAccounts.termsOfService',
  'virtualAccounts.identityVerification',
  'virtualAccounts.status',
]

/** What the examination of all routes returned. */
export interface Results {
  /** Quotes with other inputs. */
  readonly quoteVariations: readonly QuoteVariation[]
  /** The order of the purchase that was opened, if allowed. */
  readonly purchasedOrder: unknown
  readonly rates: unknown
  readonly accounts: unknown
  /** The hosted pages that the service named. */
  readonly hostedPages: readonly HostedPage[]
}

/** A page of the service or of its providers, which the merchant's page frames. */
export interface HostedPage {
  /** The route that named it. */
  readonly id: RouteId
  readonly url: string
}

/** The fields that name a hosted page. */
export const hostedFields: Readonly<Partial<Record<RouteId, string>>> = {
  'card.checkout': 'url',
  'virtualAccounts.termsOfService': 'url',
  'virtualAccounts.identityVerification': 'url',
  'rail.config': 'webview_url',
}

/** Returns the URL of the hosted page that a response names, if any. */
export function hostedUrl(id: RouteId, value: unknown): string | undefined {
  return textOf(value, hostedFields[id] ?? '')
}

/** Called while the examination runs. */
export interface Progress {
  readonly onRoute: (id: RouteId) => void
  /** Called with the id of the order that a purchase opened. */
  readonly onOrder: (id: string) => void
}

/** Calls every route that the flags allow. Stops if nothing answers as the service does. */
export async function examineService(
  examination: Examination,
  { onRoute, onOrder }: Progress,
): Promise<Results> {
  const { settings, probes } = examination
  const values: Partial<Record<RouteId, unknown>> = {}
  let purchasedOrder: unknown
  for (const id of order) {
    const isDown = probes.length > 1 && probes.every(({ outcome }) => outcome.kind === 'failed')
    if (isDown || (!shownRoutes.includes(id) && !isService(probes))) break
    if (missingFlag(examination, id)) continue
    onRoute(id)
    values[id] = await examine(examination, id)
    if (id === 'card.orders.get' && settings.order !== undefined)
      await examine(examination, id, { order: settings.order })
    const opened = id === 'card.checkout' ? textOf(values[id], 'order_id') : undefined
    if (opened === undefined) continue
    onOrder(opened)
    purchasedOrder = await readPurchase(examination, opened)
  }
  markTodoPaths(examination)
  discardUnfounded(examination)
  return {
    quoteVariations:
      values['card.quote'] !== undefined && isService(probes) ? await tryQuotes(examination) : [],
    purchasedOrder,
    rates: values['fx.rates'],
    accounts: values['virtualAccounts.list'],
    hostedPages: (Object.keys(hostedFields) as RouteId[]).flatMap((id) => {
      const url = hostedUrl(id, values[id])
      return url === undefined ? [] : [{ id, url }]
    }),
  }
}

/** Reads the order of a purchase. A replica of the service's database may not have it at once. */
async function readPurchase(examination: Examination, id: string): Promise<unknown> {
  for (let attempt = 1; attempt < 3; attempt++) {
    const { outcome } = await probe(examination, 'card.orders.get', { order: id })
    if (outcome.kind !== 'error' || outcome.code !== 'order_not_found') break
    await examination.sleep(2000, 'the order of the purchase is not found yet')
  }
  return examine(examination, 'card.orders.get', { order: id })
}

/** Returns the flag that allows a route, if it was not given. */
export function missingFlag({ settings }: Examination, id: RouteId): string | undefined {
  if (id === 'card.checkout' && !settings.allowPurchase) return '--allow-purchase'
  if (id === 'virtualAccounts.register' && !settings.allowRegistration)
    return '--allow-registration'
  return undefined
}

function textOf(value: unknown, name: string): string | undefined {
  const text = valueAt(value, [name])
  return typeof text === 'string' ? text : undefined
}
