import type { Engine } from '../../engine.ts'
import type { OrderRecord } from '../../orders/orderRecord.ts'
import type { FieldErrors } from '../card/fieldErrors.ts'

/**
 * What a form of the hosted page does to a pending order. An action that does not fit where the
 * buyer stands does nothing: the page he is sent to shows him where that is.
 * @returns what is wrong with the form; nothing when it was taken
 */
export type PageAction = (
  engine: Engine,
  record: OrderRecord,
  form: URLSearchParams,
) => FieldErrors | undefined
