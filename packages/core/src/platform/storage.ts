import type { PageState } from './page.ts'
import { createSignal, type Signal } from './signal.ts'
import { tryOrUndefined } from './tryOrUndefined.ts'

/** Stores an open order across reloads: the part of Web Storage that the checkout uses. */
export interface OrderStorage {
  /** Returns the stored text at once, or null. A purchase that it does not return is not sent. */
  getItem(key: string): string | null
  /** Stores text. May throw: the checkout then keeps the order in memory. */
  setItem(key: string, value: string): void
  /** Removes the stored text. */
  removeItem(key: string): void
}

/** localStorage, so that a second tab finds the order. Keeps nothing on a server, whose requests must not share orders. */
export const webStorage: OrderStorage = {
  getItem: (key) => pageStorage()?.getItem(key) ?? null,
  setItem: (key, value) => pageStorage()?.setItem(key, value),
  removeItem: (key) => pageStorage()?.removeItem(key),
}

/** Throws in a page without localStorage, which is null in some apps. Node's own only prints a warning. */
function pageStorage(): Storage | undefined {
  if (typeof document === 'undefined') return undefined
  if (!localStorage) throw new TypeError('localStorage is off')
  return localStorage
}

/** Returns sessionStorage, which only this tab reads. Undefined on a server, and where it is blocked. */
export function tabStorage(): OrderStorage | undefined {
  return typeof document === 'undefined' ? undefined : tryOrUndefined(() => sessionStorage)
}

/** What a page remembers because its storage fails. */
interface PageMemory {
  readonly records: Map<string, string>
  /** Emits when a record has left. */
  readonly changes: Signal
}

const memories = new WeakMap<PageState, PageMemory>()

/** Returns the page's memory, which replaces a storage that fails. It outlives the checkout and its client. */
export function pageMemory(page: PageState): PageMemory {
  const memory = memories.get(page) ?? { records: new Map(), changes: createSignal() }
  memories.set(page, memory)
  return memory
}

/** Falls back to the page's memory when the storage throws (blocked, full): the order is then known until a reload. */
export function withMemory(storage: OrderStorage, { records, changes }: PageMemory): OrderStorage {
  const leave = (key: string) => {
    if (records.delete(key)) changes.emit()
  }
  return {
    getItem: (key) => records.get(key) ?? tryOrUndefined(() => storage.getItem(key)) ?? null,
    setItem(key, value) {
      try {
        storage.setItem(key, value)
        leave(key)
      } catch {
        records.set(key, value)
      }
    },
    removeItem(key) {
      tryOrUndefined(() => storage.removeItem(key))
      leave(key)
    },
  }
}

/** Returns the 64-bit FNV-1a hash of `text` as 16 hex digits. Keeps wallets and keys out of storage names. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
