import type { OrderRecord } from './orderRecord.ts'

/** The orders of one service, in the order they were opened. */
export interface OrderStore {
  /** Adds a record, or takes it in place of the one with the same id. */
  save(record: OrderRecord): OrderRecord
  /** The record of an id, in whatever case the id is written. */
  find(id: string): OrderRecord | undefined
  list(): readonly OrderRecord[]
  reset(): void
}

export function createOrderStore(): OrderStore {
  const records = new Map<string, OrderRecord>()
  return {
    save(record) {
      records.set(record.order.id, record)
      return record
    },
    find: (id) => records.get(id.toLowerCase()),
    list: () => [...records.values()],
    reset: () => records.clear(),
  }
}
