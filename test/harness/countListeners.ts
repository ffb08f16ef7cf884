/** React's own, on the elements it draws: it never takes them off, and they go with their element. */
const ofReact = /^bound dispatch(Discrete|Continuous)?Event$/

type Listener = Parameters<EventTarget['addEventListener']>[1]

/** Counts every listener that is added from now on, to whatever it is, until it is removed. */
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

  EventTarget.prototype.addEventListener = function add(
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    const target = this ?? globalThis
    addEventListener.call(target, type, listener, options)
    if (listener === null || (typeof listener === 'function' && ofReact.test(listener.name))) return
    const {
      capture = false,
      once = false,
      signal,
    } = typeof options === 'object' ? options : { capture: options }
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
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    const target = this ?? globalThis
    removeEventListener.call(target, type, listener, options)
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false)
    if (listenersOf(target, `${type} ${capture}`).delete(listener)) count(target, type, -1)
  }

  return {
    /** What is listened to, as `Window message ×2`. */
    held: () => [...held].map(([name, times]) => `${name} ×${times}`),
    stop: () =>
      void Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  }
}
