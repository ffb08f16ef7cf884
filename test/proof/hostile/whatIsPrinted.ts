import { inspect } from 'node:util'

const methods = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const

/** Keeps whatever is printed from here on, by the console or around it, until it is stopped. */
export function whatIsPrinted() {
  const lines: string[] = []
  const undo = methods.map((method) => {
    const usual = console[method]
    console[method] = (...said: unknown[]) => {
      lines.push(said.map((each) => inspect(each, { depth: Infinity })).join(' '))
    }
    return () => {
      console[method] = usual
    }
  })
  for (const stream of [process.stdout, process.stderr]) {
    const usual = stream.write
    stream.write = (text: string | Uint8Array) => {
      lines.push(String(text))
      return true
    }
    undo.push(() => {
      stream.write = usual
    })
  }
  return {
    lines: lines as readonly string[],
    stop() {
      for (const again of undo) again()
      return lines as readonly string[]
    },
  }
}
