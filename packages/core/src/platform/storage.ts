/** Where a running order is remembered across reloads: the three methods of Web Storage that are used. */
export interface OrderStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * localStorage where there is one, so that a second tab sees a running order. A page that may not store
 * (blocked, full, server) goes on without: the order is then followed for as long as the page lives.
 */
export const webStorage: OrderStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
}

function attempt<T>(use: () => T): T | undefined {
  // Node has a localStorage of its own that only warns: a server has no buyer to remember.
  if (typeof document === 'undefined') return undefined
  try {
    return use()
  } catch {
    return undefined
  }
}
