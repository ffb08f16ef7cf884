import type { Stateful } from '../stateful.ts'
import type { OrderRecord } from './orderRecord.ts'

/** The orders of one service, in the order they were opened. */
export interface OrderStore extends Stateful<readonly OrderRecord[]> {
  /** Adds a record, or takes it in place of the one with the same id. */
  put(record: OrderRecord): OrderRecord
  /** The record of an id, in whatever case the id is written. */
  find(id: string): OrderRecord | undefined
  list(): readonly OrderRecord[]
}

export function createOrderStore(): OrderStore {
  let records = new Map<string, OrderRecord>()
  const list = () => [...records.values()]
  return {
    put(record) {
      records.set(record.order.id, record)
      return record
    },
    find: (id) => records.get(id.toLowerCase()),
    list,
    save: list,
    load(saved) {
      records = new Map(saved.map((record) => [record.order.id, record]))
    },
    reset: () => records.clear(),
  }
}
