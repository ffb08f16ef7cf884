import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Reads the bytes in use of this process's heap, once its garbage was collected. */
export function openHeapOfProcess(): () => Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  return async () => {
    // What a promise or a weak reference still holds in this turn goes with the next.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setImmediate(resolve))
      collect()
    }
    return process.memoryUsage().heapUsed
  }
}
