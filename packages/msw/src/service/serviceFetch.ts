/** `fetch` over what answers requests in this process. */
export function serviceFetch(
  handle: (request: Request) => Promise<Response>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await unlessAborted(request.signal, () => handle(request))
    if (response.type === 'error') throw new TypeError('The service dropped the connection.')
    return response
  }
}

/** What `work` comes to, or the signal's reason as soon as it is aborted. */
async function unlessAborted<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
