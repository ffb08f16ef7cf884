import { fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A separate Node process that replies to one message at a time. */
export interface Child {
  /** Rejects if the process ends without a reply. */
  readonly ask: <Reply>(message: object) => Promise<Reply>
  readonly stop: () => Promise<void>
}

/** Starts a module that calls `answer`, by its path from this folder. It uses the built packages. */
export function startChild(
  module: string,
  {
    args = [],
    flags = [],
  }: { readonly args?: readonly string[]; readonly flags?: readonly string[] } = {},
): Child {
  const path = fileURLToPath(new URL(module, import.meta.url))
  // Hides the banner, shows errors.
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

/** Replies to each message of the parent process. A failure ends the process. */
export function answer(reply: (message: never) => unknown): void {
  process.on('message', (message) => {
    void Promise.resolve(reply(message as never)).then((value) => process.send?.(value ?? null))
  })
}
