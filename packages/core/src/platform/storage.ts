import { attempt } from './attempt.ts'
import type { PageState } from './page.ts'

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

const memories = new WeakMap<PageState, Map<string, string>>()

/** What one page remembers where storage fails. It outlives a checkout and its client, and ends with the page. */
export function pageMemory(page: PageState): Map<string, string> {
  const memory = memories.get(page) ?? new Map<string, string>()
  memories.set(page, memory)
  return memory
}

/** A storage that throws (blocked, full) is replaced by the page's memory: the order is then known until a reload. */
export function withMemory(storage: OrderStorage, memory: Map<string, string>): OrderStorage {
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = attempt(() => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => storage.removeItem(key))
    },
  }
}

/** Returns the 64-bit FNV-1a hash of `text` as 16 hex digits. Names stored records without their wallet or key in clear. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
