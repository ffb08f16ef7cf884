import type { Readable } from 'node:stream'

/**
 * Reads a stream to its end but keeps no more than `maxBytes` of it: a sender that is cut off sees
 * no answer.
 */
export async function readUpTo(
  stream: Readable,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Buffer[] = []
  let room = maxBytes
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (room > 0) kept.push(chunk.subarray(0, room))
    room -= Math.min(room, chunk.byteLength)
  }
  return new Uint8Array(Buffer.concat(kept))
}
