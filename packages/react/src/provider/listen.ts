/** Adds listeners by type, which run before those of the page. Returns a function that removes them. */
export function listen(
  // A listener is added once to a place that is there twice.
  places: readonly Node[],
  listeners: Readonly<Record<string, (event: never) => void>>,
): () => void {
  const controller = new AbortController()
  for (const place of places)
    for (const [type, listener] of Object.entries(listeners))
      place.addEventListener(type, listener as EventListener, {
        capture: true,
        signal: controller.signal,
      })
  return () => controller.abort()
}
