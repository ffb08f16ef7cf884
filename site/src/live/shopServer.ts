/** A request of an example to the server of its shop. */
export interface ShopRequest {
  readonly method: string
  readonly url: string
  readonly body: string
}

let requests: readonly ShopRequest[] = []
const listeners = new Set<() => void>()

/** The requests so far, the first one first. */
export const shopRequests = () => requests

/** Calls a function after each request. Returns the function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `fetch` of the examples: the server of the shop keeps each request, and grants it. */
export async function fetch(
  url: string,
  { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string } = {},
) {
  requests = [...requests, { method, url, body }]
  for (const listener of listeners) listener()
  return new Response('granted')
}
