import { readOrders } from './orders'

/** Reads the orders without an outcome each minute, on a server that keeps running. */
setInterval(() => void readOrders(), 60_000).unref()
