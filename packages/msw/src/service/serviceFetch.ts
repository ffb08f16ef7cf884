/** Turns a request handler into `fetch`. */
export function serviceFetch(
  handle: (request: Request) => Promise<Response>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await rejectOnAbort(request.signal, () => handle(request))
    if (response.type === 'error') throw new TypeError('The service dropped the connection.')
    return response
  }
}

/** Runs `work`, but rejects with the signal's reason as soon as it is aborted. */
async function rejectOnAbort<Value>(
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
