import { DatabaseSync } from 'node:sqlite'

/** How an order ended. Only the first order of a cart is credited; a person has to look at the others. */
export type Outcome = 'credited' | 'already_credited' | 'mismatched' | 'cancelled'

/** Opens the database of the orders. Several processes may share it. */
export function openStore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, cart TEXT NOT NULL, outcome TEXT) STRICT;
    -- Makes a second credit of a cart impossible.
    CREATE UNIQUE INDEX IF NOT EXISTS credits ON orders (cart) WHERE outcome = 'credited';
  `)
  const add = database.prepare('INSERT OR IGNORE INTO orders (id, cart) VALUES (?, ?)')
  const find = database.prepare('SELECT cart, outcome FROM orders WHERE id = ?')
  const findOpen = database.prepare('SELECT id FROM orders WHERE outcome IS NULL')
  const findCredit = database.prepare('SELECT id FROM orders WHERE cart = ? AND outcome = ?')
  const close = database.prepare(
    'UPDATE OR IGNORE orders SET outcome = ? WHERE id = ? AND outcome IS NULL',
  )
  return {
    /** Stores an order that a browser reports. A repeated report changes nothing. */
    addOrder: (order: string, cart: string) => void add.run(order, cart),
    find: (id: string) => find.get(id) as { cart: string; outcome: string | null } | undefined,
    openOrders: () => findOpen.all().map(({ id }) => String(id)),
    isPaid: (cart: string) => findCredit.get(cart, 'credited') !== undefined,
    /** Gives an order its outcome, once, and returns it. A second credit of a cart becomes `already_credited`. */
    close(order: string, outcome: Outcome) {
      close.run(outcome, order)
      if (outcome === 'credited') close.run('already_credited', order)
      return find.get(order)?.['outcome']
    },
  }
}
