import type { OrderRecord } from '../../card/orders.ts'
import type { Engine } from '../../engine.ts'

/**
 * What a form of the hosted page does to a pending order. It answers nothing: the buyer is sent to
 * the page, which shows him where he stands, faults of the form included. An action that does not
 * fit there does nothing.
 */
export type PageAction = (engine: Engine, record: OrderRecord, form: URLSearchParams) => void
