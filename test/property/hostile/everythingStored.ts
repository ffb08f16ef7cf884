/** The text of everything that the page's origin stores in the browser. */
export async function everythingStored(): Promise<string> {
  const stores = [localStorage, sessionStorage].map((storage) =>
    JSON.stringify(Object.entries(storage)),
  )
  const rest = [await indexedDB.databases(), await caches.keys(), history.state as unknown]
  return [...stores, document.cookie, JSON.stringify(rest)].join('\n')
}
