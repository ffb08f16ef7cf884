import { DatabaseSync } from 'node:sqlite'

/**
 * How an order ended. Only the first order of a cart is credited; a person has to look at the others. Every order of a top-up is.
 */
export type Outcome = 'credited' | 'topped_up' | 'already_credited' | 'mismatched' | 'cancelled'

/** What was paid. */
export interface Paid {
  readonly amount: string
  readonly currency: string
}

/** Opens the database of the orders. Several processes may share it. */
export function openStore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS orders (
      id TEXT COLLATE NOCASE PRIMARY KEY, cart TEXT NOT NULL, status TEXT, outcome TEXT,
      amount TEXT, currency TEXT) STRICT;
    -- Makes a second credit of a cart impossible.
    CREATE UNIQUE INDEX IF NOT EXISTS credits ON orders (cart) WHERE outcome = 'credited';
  `)
  const add = database.prepare('INSERT OR IGNORE INTO orders (id, cart) VALUES (?, ?)')
  const find = database.prepare('SELECT cart, outcome FROM orders WHERE id = ?')
  const findOpen = database.prepare('SELECT id FROM orders WHERE outcome IS NULL')
  const findCredits = database.prepare(`
    SELECT amount, currency FROM orders WHERE cart = ? AND outcome IN ('credited', 'topped_up')
  `)
  const setStatus = database.prepare('UPDATE orders SET status = ? WHERE id = ?')
  const remove = database.prepare('DELETE FROM orders WHERE id = ? AND status IS NULL')
  const close = database.prepare(`
    UPDATE orders SET amount = :amount, currency = :currency, outcome = iif(:outcome = 'credited' AND cart IN (
      SELECT cart FROM orders WHERE outcome = 'credited'), 'already_credited', :outcome)
    WHERE id = :order AND outcome IS NULL RETURNING outcome
  `)
  return {
    /** Stores an order that a browser reports. A repeated report changes nothing. */
    addOrder: (order: string, cart: string) => void add.run(order, cart),
    find: (id: string) => find.get(id) as { cart: string; outcome: string | null } | undefined,
    openOrders: () => findOpen.all().map(({ id }) => String(id)),
    /** What a cart or a top-up was credited. */
    credits: (cart: string) => findCredits.all(cart) as unknown as readonly Paid[],
    /** Stores the last status of an order. */
    setStatus: (order: string, status: string) => void setStatus.run(status, order),
    /** Removes a report of an order that the service never knew. One that was read may be paid. */
    remove: (order: string) => void remove.run(order),
    /** Gives an order its outcome. Returns it, and undefined if the order has one: each outcome is returned once. */
    close: (order: string, outcome: Outcome, { amount, currency }: Paid) =>
      close.get({ order, outcome, amount, currency })?.['outcome'],
  }
}
