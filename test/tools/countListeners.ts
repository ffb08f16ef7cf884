/** React's listeners on its elements, which it never removes; they disappear with the element. */
const ofReact = /^bound dispatch(Discrete|Continuous)?Event$/

type Listener = Parameters<EventTarget['addEventListener']>[1]

/** Counts the listeners added to any target from now on and not yet removed. */
export function countListeners() {
  const held = new Map<string, number>()
  const known = new WeakMap<EventTarget, Map<string, Set<Listener>>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype

  function listenersOf(target: EventTarget, key: string): Set<Listener> {
    const kinds = known.get(target) ?? new Map<string, Set<Listener>>()
    const listeners = kinds.get(key) ?? new Set()
    known.set(target, kinds.set(key, listeners))
    return listeners
  }
  function count(target: EventTarget, type: string, by: 1 | -1) {
    const name = `${target.constructor.name} ${type}`
    const next = (held.get(name) ?? 0) + by
    if (next === 0) held.delete(name)
    else held.set(name, next)
  }

  const add: EventTarget['addEventListener'] = function (this: EventTarget, ...given) {
    const [type, listener, options] = given
    const target = this ?? globalThis
    addEventListener.apply(target, given)
    if (listener === null || (typeof listener === 'function' && ofReact.test(listener.name))) return
    const { capture = false, once = false, signal } = asObject(options)
    const listeners = listenersOf(target, `${type} ${capture}`)
    if (listeners.has(listener) || signal?.aborted) return
    listeners.add(listener)
    count(target, type, 1)
    const forget = () => {
      if (listeners.delete(listener)) count(target, type, -1)
    }
    if (once) addEventListener.call(target, type, forget, { capture, once })
    if (signal) addEventListener.call(signal, 'abort', forget, { once: true })
  }
  const remove: EventTarget['removeEventListener'] = function (this: EventTarget, ...given) {
    const [type, listener, options] = given
    const target = this ?? globalThis
    removeEventListener.apply(target, given)
    const { capture = false } = asObject(options)
    if (listenersOf(target, `${type} ${capture}`).delete(listener)) count(target, type, -1)
  }

  // The test runner may have replaced these methods on the window.
  const places = [EventTarget.prototype, globalThis as unknown as EventTarget].filter((each) =>
    Object.hasOwn(each, 'addEventListener'),
  )
  const before = places.map((each) => ({
    addEventListener: each.addEventListener,
    removeEventListener: each.removeEventListener,
  }))
  for (const place of places)
    Object.assign(place, { addEventListener: add, removeEventListener: remove })

  return {
    /** The current listeners, such as `Window message ×2`. */
    held: () => [...held].map(([name, times]) => `${name} ×${times}`),
    stop: () => places.forEach((place, index) => void Object.assign(place, before[index])),
  }
}

function asObject(options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions {
  return typeof options === 'object' ? options : { capture: options ?? false }
}
