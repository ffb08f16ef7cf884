import type { Answer } from './anyAnswer.ts'

/** A network that sends this response to every request. */
export function networkOf(answer: Answer): typeof globalThis.fetch {
  return async (_input, init) => {
    if (answer === 'silent') return untilAborted(init)
    if ('rejects' in answer) throw answer.rejects
    const { status, headers, end } = answer
    const hasNoBody = [204, 205, 304].includes(status)
    return new Response(hasNoBody ? null : bodyOf(answer.body, end), { status, headers })
  }
}

function bodyOf(body: string | Uint8Array<ArrayBuffer>, end: 'whole' | 'broken' | 'open') {
  if (end === 'whole') return body
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new ReadableStream({
    start(stream) {
      if (bytes.length > 0) stream.enqueue(bytes)
      if (end === 'broken') stream.error(new TypeError('terminated'))
    },
  })
}

function untilAborted(init: RequestInit | undefined): Promise<never> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}
