import { readOrders } from './orders'

/** Reads the orders of buyers who closed the page, on a server that keeps running. */
setInterval(() => void readOrders(), 10_000).unref()
