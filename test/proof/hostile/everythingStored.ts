/** The text of everything that this origin's page has put into the browser, in whatever of its stores. */
export async function everythingStored(): Promise<string> {
  const stores = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  const caches_ = await caches.keys()
  const rest = { databases, caches: caches_, history: history.state as unknown }
  return [...stores, document.cookie, JSON.stringify(rest)].join('\n')
}
