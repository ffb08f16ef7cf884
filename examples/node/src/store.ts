import { DatabaseSync } from 'node:sqlite'

/**
 * How an order ended for a cart. A cart is credited once, and an order to one cart. Every order of a top-up is credited. A person
 * has to look at `already_credited`, `mismatched` and `cancelled_paid`, unless another cart is credited with the order.
 */
export type Outcome =
  | 'credited'
  | 'topped_up'
  | 'already_credited'
  | 'mismatched'
  | 'cancelled_paid'
  | 'refunded'
  /** Credited to another cart, or refunded there. */
  | 'other_cart'
  /** Canceled, and never captured as far as the service said. */
  | 'cancelled'

/** What was paid. */
export interface Paid {
  readonly amount: string
  readonly currency: string
}

/** A report: the order that a page has opened for a cart, or resumed. */
export interface Report {
  readonly id: string
  readonly cart: string
}

/** Opens the database of the orders. Several processes may share it. Times are milliseconds since 1970. */
export function openStore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS orders (
      id TEXT, cart TEXT, reported_at INTEGER NOT NULL, read_at INTEGER NOT NULL, status TEXT,
      captured INTEGER NOT NULL DEFAULT 0, outcome TEXT, amount TEXT, currency TEXT,
      PRIMARY KEY (id, cart)) STRICT;
    -- They make a second credit of a cart, and of an order, impossible.
    CREATE UNIQUE INDEX IF NOT EXISTS credited_carts ON orders (cart) WHERE outcome = 'credited';
    CREATE UNIQUE INDEX IF NOT EXISTS credited_orders ON orders (id)
      WHERE outcome IN ('credited', 'topped_up', 'refunded');
  `)
  const add = database.prepare(`
    INSERT INTO orders (id, cart, reported_at, read_at) VALUES (:id, :cart, :now, :now)
    ON CONFLICT DO UPDATE SET read_at = :now WHERE outcome IS NULL RETURNING id
  `)
  const takeDue = database.prepare(`
    UPDATE orders SET read_at = :start WHERE rowid = (
      SELECT rowid FROM orders WHERE outcome IS NULL
        AND read_at + min((read_at - reported_at) / 10, 24 * 3600 * 1000) < :start
      ORDER BY reported_at DESC LIMIT 1)
    RETURNING id, cart
  `)
  const findCarts = database.prepare(`
    SELECT cart FROM orders WHERE id = ? AND outcome IS NULL ORDER BY reported_at, rowid
  `)
  const setStatus = database.prepare(`
    UPDATE orders SET status = :status, captured = max(captured, :captured)
    WHERE id = :id AND cart = :cart RETURNING captured
  `)
  const close = database.prepare(`
    UPDATE orders SET amount = :amount, currency = :currency, outcome = CASE
      WHEN id IN (SELECT id FROM orders WHERE outcome IN ('credited', 'topped_up', 'refunded'))
        THEN 'other_cart'
      WHEN :outcome = 'credited' AND cart IN (SELECT cart FROM orders WHERE outcome = 'credited')
        THEN 'already_credited'
      ELSE :outcome END
    WHERE id = :id AND cart = :cart AND outcome IS NULL RETURNING outcome
  `)
  const refund = database.prepare(`
    UPDATE orders SET outcome = 'refunded' WHERE id = :id AND cart = :cart
      AND outcome IN ('already_credited', 'mismatched', 'cancelled_paid') RETURNING id
  `)
  const forget = database.prepare(`
    DELETE FROM orders
    WHERE id = :id AND cart = :cart AND status IS NULL AND reported_at < :now - 3600 * 1000
  `)
  const findCredits = database.prepare(`
    SELECT amount, currency FROM orders WHERE cart = ? AND outcome IN ('credited', 'topped_up')
  `)
  const findPending = database.prepare(`
    SELECT id FROM orders WHERE cart = ? AND captured AND outcome IS NULL
  `)
  return {
    /** Stores a report. Returns whether the order has to be read: not once it has an outcome. */
    add: (report: Report, now: number) => add.get({ ...report, now }) !== undefined,
    /**
     * Takes the newest report without an outcome that is due: a tenth of its age after the last read, at most a day. A run takes
     * a report once.
     * @param start when the run began
     */
    takeDue: (start: number) => takeDue.get({ start }) as Report | undefined,
    /** The carts that an order was reported for and that have no outcome, the oldest report first. */
    openCarts: (id: string) => findCarts.all(id).map(({ cart }) => String(cart)),
    /** Stores the last status of an order. Returns whether the order was ever captured. */
    setStatus: (report: Report, status: string, captured: boolean) =>
      setStatus.get({ ...report, status, captured: Number(captured) })?.['captured'] === 1,
    /** Gives a report its outcome. Returns it, and undefined if the report has one: each outcome is returned once. */
    close: (report: Report, outcome: Outcome, { amount, currency }: Paid) =>
      close.get({ ...report, outcome, amount, currency })?.['outcome'] as Outcome | undefined,
    /** Records that a person refunds an order, so that no cart is credited with it. Throws for a report that needs no refund. */
    refund({ id, cart }: Report): void {
      if (refund.get({ id, cart }) === undefined)
        throw new Error(`Order ${id} of ${cart} needs no refund.`)
    },
    /** Removes a report that is an hour old and was never read. An order that was read may be paid. */
    forget: (report: Report, now: number) => void forget.run({ ...report, now }),
    /** What a cart or a top-up was credited. */
    credits: (cart: string) => findCredits.all(cart) as unknown as readonly Paid[],
    /** Whether a payment for the cart was captured, and is not credited yet. */
    isPending: (cart: string) => findPending.get(cart) !== undefined,
  }
}
