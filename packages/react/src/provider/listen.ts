/** Adds listeners by type, which run before those of the page. Returns a function that removes them. */
export function listen(
  // A listener is added once to a place that is there twice.
  places: readonly Node[],
  listeners: Readonly<Record<string, (event: never) => void>>,
): () => void {
  function each(method: 'addEventListener' | 'removeEventListener') {
    for (const place of places)
      for (const [type, listener] of Object.entries(listeners))
        place[method](type, listener as EventListener, true)
  }
  each('addEventListener')
  return () => each('removeEventListener')
}
