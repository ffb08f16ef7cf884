import type { Service } from '../service/createService.ts'

/** The part of Web Storage that the service's state needs. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Restores a service's stored state, and stores it after every response and control. Deletes a stored state that is
 * invalid. Where the storage fails, the state lasts as long as the page.
 */
export function persistState(
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
    // The storage is blocked or full. The service works without it.
  }
}
