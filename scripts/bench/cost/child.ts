import { fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A plain Node process of its own, which answers one message at a time. */
export interface Child {
  /** Rejects when the process ends without an answer. */
  readonly ask: <Reply>(message: object) => Promise<Reply>
  readonly stop: () => Promise<void>
}

/** Starts a module, by its path from here, that calls `answer`. Packages are those that were built, as a merchant has them. */
export function startChild(
  module: string,
  {
    args = [],
    flags = [],
  }: { readonly args?: readonly string[]; readonly flags?: readonly string[] } = {},
): Child {
  const path = fileURLToPath(new URL(module, import.meta.url))
  // A banner is nobody's to read, an error is.
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']
  const child = fork(path, args, { execArgv: [...flags], stdio })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended with ${code}`)
  })
  ended.catch(() => {})
  return {
    async ask<Reply>(message: object) {
      child.send(message)
      const [reply] = await Promise.race([once(child, 'message'), ended])
      return reply as Reply
    },
    async stop() {
      child.kill('SIGKILL')
      await ended.catch(() => {})
    },
  }
}

/** In a child: has each message of its parent answered. A failure ends the process. */
export function answer(reply: (message: never) => unknown): void {
  process.on('message', (message) => {
    void Promise.resolve(reply(message as never)).then((value) => process.send?.(value ?? null))
  })
}
