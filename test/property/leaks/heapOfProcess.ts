import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The used bytes of this process's heap after a garbage collection. */
export function openHeapOfProcess(): () => Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  return async () => {
    // Promises and weak references retain objects until the next turn.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setImmediate(resolve))
      collect()
    }
    return process.memoryUsage().heapUsed
  }
}
