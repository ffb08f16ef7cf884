import type { Service } from '../service/createService.ts'

/** The methods of Web Storage that are used. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Has a service know what was stored, and stores what it knows after every answer and control. What
 * is no state of this version is dropped. Where the storage fails, the state lasts as long as the
 * page.
 */
export function keepState(
  service: Pick<Service, 'restore' | 'snapshot' | 'subscribe'>,
  storage: StateStorage,
  key: string,
): void {
  try {
    const stored = storage.getItem(key)
    if (stored !== null) service.restore(JSON.parse(stored))
  } catch {
    attempt(() => storage.removeItem(key))
  }
  service.subscribe(() => attempt(() => storage.setItem(key, JSON.stringify(service.snapshot()))))
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // Blocked, or full. Nothing of the service depends on it.
  }
}
