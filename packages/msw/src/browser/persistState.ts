import type { Service } from '../service/createService.ts'

/** The part of Web Storage that the service's state needs. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ends the writes of the last service, by storage and key. */
const writers = new WeakMap<StateStorage, Map<string, () => void>>()

/**
 * Restores a service's stored state, and stores it after every response and control, in place of an earlier service with
 * the same storage and key. Deletes a stored state that is invalid. Where the storage fails, the state lasts as long as the
 * page.
 */
export function persistState(
  service: Pick<Service, 'restore' | 'snapshot' | 'subscribe'>,
  storage: StateStorage,
  key: string,
): void {
  const ofStorage = writers.get(storage) ?? new Map<string, () => void>()
  writers.set(storage, ofStorage)
  // A late response of the earlier service would replace the state of this one.
  ofStorage.get(key)?.()
  try {
    const stored = storage.getItem(key)
    if (stored !== null) restoreWithOwnIds(service, JSON.parse(stored))
  } catch {
    attempt(() => storage.removeItem(key))
  }
  const write = () => attempt(() => storage.setItem(key, JSON.stringify(service.snapshot())))
  ofStorage.set(key, service.subscribe(write))
}

/** Restores a state with other ids to come: a duplicated tab has the same state, and must not repeat the ids of the first. */
function restoreWithOwnIds(service: Pick<Service, 'restore' | 'snapshot'>, stored: unknown): void {
  const { ids: own } = service.snapshot().state
  service.restore(stored)
  const restored = service.snapshot()
  // The sum of both: the ids of the seed alone would begin again after each reload.
  const ids = restored.state.ids.map((word, index) => (word + (own[index] ?? 0)) >>> 0)
  service.restore({ ...restored, state: { ...restored.state, ids } })
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The storage is blocked or full. The service works without it.
  }
}
