import { keepCalls } from './keepCalls.ts'

/** An output stream, such as process.stdout. */
interface Printer {
  readonly write: (text: never) => boolean
}

/** Records everything printed to the console or to a stream until it is stopped. */
export function whatIsPrinted(
  stringOf: (said: unknown) => string,
  streams: readonly Printer[] = [],
): () => readonly string[] {
  const methods = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const
  const kept = [
    ...methods.map((method) => keepCalls(console, method, undefined)),
    ...streams.map((stream) => keepCalls(stream, 'write', true)),
  ]
  return () => kept.flatMap((stop) => stop()).map((said) => said.map(stringOf).join(' '))
}
