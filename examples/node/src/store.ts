import { DatabaseSync } from 'node:sqlite'

/** What a buyer has to pay, and what for. */
export interface Cart {
  readonly id: string
  readonly wallet: string
  readonly amount: string
  readonly currency: string
  readonly chain: number
  readonly token: string
}

/** How an order ended. Only the first order of a cart is credited; a person has to look at the others. */
export type Outcome = 'credited' | 'already_credited' | 'mismatched' | 'cancelled'

export type Store = ReturnType<typeof openStore>

/** Opens the merchant's database. Several processes may share it. */
export function openStore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS carts (
      id TEXT PRIMARY KEY, wallet TEXT NOT NULL, amount TEXT NOT NULL, currency TEXT NOT NULL,
      chain INTEGER NOT NULL, token TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS orders (
      id TEXT PRIMARY KEY, cart TEXT NOT NULL REFERENCES carts, outcome TEXT
    ) STRICT;
    -- The keys make a second credit impossible: of a cart, and of an order.
    CREATE TABLE IF NOT EXISTS credits (
      cart TEXT PRIMARY KEY REFERENCES carts, order_id TEXT NOT NULL UNIQUE REFERENCES orders
    ) STRICT;
  `)
  const addCart = database.prepare('INSERT OR IGNORE INTO carts VALUES (?, ?, ?, ?, ?, ?)')
  const findCart = database.prepare('SELECT id FROM carts WHERE id = ?')
  const addOrder = database.prepare('INSERT OR IGNORE INTO orders (id, cart) VALUES (?, ?)')
  const cartOf = database.prepare(
    'SELECT carts.* FROM orders JOIN carts ON carts.id = orders.cart WHERE orders.id = ?',
  )
  const openOrders = database.prepare('SELECT id FROM orders WHERE outcome IS NULL')
  const isOpen = database.prepare('SELECT id FROM orders WHERE id = ? AND outcome IS NULL')
  const addCredit = database.prepare('INSERT OR IGNORE INTO credits VALUES (?, ?)')
  const creditOf = database.prepare('SELECT order_id FROM credits WHERE cart = ?')
  const close = database.prepare('UPDATE orders SET outcome = ? WHERE id = ? AND outcome IS NULL')

  return {
    addCart: ({ id, wallet, amount, currency, chain, token }: Cart) =>
      void addCart.run(id, wallet, amount, currency, chain, token),
    hasCart: (cart: string) => findCart.get(cart) !== undefined,
    /** Stores an order that the browser reports. A repeated report changes nothing. Returns false for a foreign order. */
    addOrder(id: string, cart: string): boolean {
      addOrder.run(id, cart)
      return (cartOf.get(id) as Cart | undefined)?.id === cart
    },
    cartOf: (order: string) => cartOf.get(order) as Cart | undefined,
    openOrders: () => openOrders.all().map(({ id }) => String(id)),
    isOpen: (order: string) => isOpen.get(order) !== undefined,
    isPaid: (cart: string) => creditOf.get(cart) !== undefined,
    /** Credits a cart at most once, and closes the order in the same transaction. */
    credit(order: string, cart: string): Outcome {
      database.exec('BEGIN IMMEDIATE')
      try {
        addCredit.run(cart, order)
        const outcome = creditOf.get(cart)?.['order_id'] === order ? 'credited' : 'already_credited'
        close.run(outcome, order)
        database.exec('COMMIT')
        return outcome
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    /** Records that an order ended without a credit. */
    close(order: string, outcome: Outcome): Outcome {
      close.run(outcome, order)
      return outcome
    },
    dispose: () => database.close(),
  }
}
