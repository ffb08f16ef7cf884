import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** The answers each connection still waits for. */
export interface OwedAnswers {
  /** Notes an answer as owed until it was sent or its connection is gone. */
  add(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Resolves when every request that came in whole on this connection has had its answer. */
  settled(socket: Duplex): Promise<void>
}

export function createOwedAnswers(): OwedAnswers {
  const owed = new Map<IncomingMessage, ServerResponse>()
  return {
    add(incoming, outgoing) {
      owed.set(incoming, outgoing)
      outgoing.once('close', () => owed.delete(incoming))
    },
    async settled(socket) {
      const whole = [...owed].filter(
        ([incoming]) => incoming.socket === socket && incoming.complete,
      )
      await Promise.all(
        whole.map(([, outgoing]) => new Promise((resolve) => outgoing.once('close', resolve))),
      )
    },
  }
}
