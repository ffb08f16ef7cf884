/** Returns a response whose body is available at once, also in a copy; a browser reads its own bodies in real time. */
export async function readAtOnce(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length === 0 ? new Response(null, response) : withBody(bytes, response)
}

function withBody(bytes: Uint8Array<ArrayBuffer>, init: Response): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return Object.defineProperties(new Response(bytes, init), {
    body: { value: body },
    clone: { value: () => withBody(bytes, init) },
    text: { value: async () => new TextDecoder().decode(bytes) },
  })
}
