/** Where a running order is remembered across reloads: the three methods of Web Storage that are used. */
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

/** A storage that throws (blocked, full) is replaced by the page's memory: the order is then known until a reload. */
export function withMemory(storage: OrderStorage, memory: Map<string, string>): OrderStorage {
  const attempt = <T>(use: () => T, otherwise: () => T): T => {
    try {
      return use()
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        () => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        () => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    removeItem(key) {
      memory.delete(key)
      attempt(
        () => storage.removeItem(key),
        () => {},
      )
    },
  }
}

/**
 * Sixteen hexadecimal digits that stand for a text in the browser's storage (FNV-1a, 64 bits). Enough to find the entry
 * of a wallet one knows; far too few to tell the wallet from them.
 */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
