/**
 * Where a running order is remembered across reloads: the three methods of Web Storage that are used. Where one throws
 * (blocked, full), the order is followed for as long as the page lives.
 */
export interface OrderStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** localStorage, so that a second tab sees a running order; nothing on a server, which has no buyer to remember. */
export const webStorage: OrderStorage = {
  getItem: (key) => pageStorage()?.getItem(key) ?? null,
  setItem: (key, value) => pageStorage()?.setItem(key, value),
  removeItem: (key) => pageStorage()?.removeItem(key),
}

/** Node has a localStorage of its own, which only warns. */
function pageStorage(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : localStorage
}
